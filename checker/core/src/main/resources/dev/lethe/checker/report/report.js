(function () {
  'use strict';
  var form = document.querySelector('form');
  var items = Array.prototype.slice.call(document.querySelectorAll('[data-kind]'));
  var shown = document.getElementById('shown');

  function wanted(kind) {
    var box = form.querySelector('input[value="' + kind + '"]');
    return !box || box.checked;
  }

  function filter() {
    var text = form.elements.search.value.trim().toLowerCase();
    var count = 0;
    items.forEach(function (item) {
      var fits = item.textContent.toLowerCase().indexOf(text) >= 0;
      item.hidden = !(fits && wanted(item.getAttribute('data-kind')));
      count += item.hidden ? 0 : 1;
    });
    shown.textContent = count + ' of ' + items.length + ' shown';
  }

  form.hidden = false;
  form.addEventListener('input', filter);
  form.addEventListener('submit', function (event) { event.preventDefault(); });
  filter();
})();
