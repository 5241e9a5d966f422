String log = new File(basedir, 'build.log').text
[
    'Agent.java:[12,': '[SessionOutlivingState]',
    'Agent.java:[32,': '[StaleCoordinate]',
    'Agent.java:[34,': '[RecordingRead]',
].each { place, check ->
    assert log.readLines().any { it.contains(place) && it.contains(check) } : "$check is not reported at $place"
}
assert log.contains('Did you mean \'device.tap(refs.resolve(goal));\'') : 'no fix is suggested'
assert !log.contains('unhandled exception')
assert log.contains('[NullAway]') : 'NullAway says nothing'
