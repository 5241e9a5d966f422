package dev.lethe.checker.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lethe.checker.Fixture;
import dev.lethe.checker.Report;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

class HtmlReportTest {

  @Test
  void showsFindingsWithTheirWaysFirstWhatCounts() throws Exception {
    List<Element> articles = elements(body(Reports.full()), "article");

    assertThat(articles)
        .extracting(article -> article.getAttribute("data-kind"))
        .containsExactly("error", "error", "allowed", "incomplete");
    assertThat(elements(articles.get(1), "li"))
        .extracting(step -> step.getTextContent().strip())
        .containsExactly(
            "com.acme.Agent.run(String) Agent.java:14",
            "com.acme.StepLog.previous() Agent.java:20",
            "com.acme.Recorder.entries() StepLog.java:41");
    assertThat(articles.get(2).getTextContent()).contains("docs/7.md", "maps", "2999-12-31");
  }

  @Test
  void listsBlindSpotsAndEntryPoints() throws Exception {
    assertThat(elements(body(Reports.full()), "p"))
        .extracting(line -> line.getAttribute("data-kind"))
        .contains("blind spot", "entry point");
  }

  @Test
  void isShortIfAllIsClean() throws Exception {
    Element body = body(Reports.of(new Fixture()));

    assertThat(elements(body, "article")).isEmpty();
    assertThat(body.getTextContent()).contains("lethe: clean; 214 methods reachable");
  }

  @Test
  void needsNothingBesideIt() {
    assertThat(render(Reports.full())).doesNotContain("http://", "https://", " src=", "@import");
  }

  @Test
  void letsABrowserRunItsOwnScriptOnly() {
    String page = render(Reports.hostile());

    assertThat(page).contains("default-src 'none'; script-src '" + hash(page, "script") + "'");
    assertThat(page).contains("style-src '" + hash(page, "style") + "'");
  }

  private static String hash(String page, String tag) {
    Matcher found = Pattern.compile("(?s)<" + tag + ">(.*?)</" + tag + ">").matcher(page);
    assertThat(found.find()).isTrue();
    return HtmlReport.hash(found.group(1));
  }

  @Test
  void letsNoNameBecomeATag() throws Exception {
    String page = render(Reports.hostile());
    Element body = body(Reports.hostile());

    assertThat(page.split("<script", -1)).hasSize(2);
    assertThat(elements(body, "script")).isEmpty();
    assertThat(body.getTextContent()).contains("<script>alert(1)</script>");
  }

  /** The body without its script and form, which is well-formed XML, too. */
  private static Element body(Report report) throws Exception {
    String page = render(report);
    String text = page.substring(page.indexOf("<body>"), page.indexOf("<script>"));
    String xml = text.replaceAll("(?s)<form.*?</form>", "") + "</body>";
    return DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new InputSource(new StringReader(xml)))
        .getDocumentElement();
  }

  private static List<Element> elements(Element parent, String tag) {
    NodeList found = parent.getElementsByTagName(tag);
    List<Element> elements = new ArrayList<>();
    for (int i = 0; i < found.getLength(); i++) {
      elements.add((Element) found.item(i));
    }
    return elements;
  }

  private static String render(Report report) {
    return ReportFormat.HTML.render(report, Ink.PLAIN);
  }
}
