String log = new File(basedir, 'build.log').text
[
    'Agent.java:[12,': '[SessionOutlivingState]',
    'Agent.java:[27,': '[StaleCoordinate]',
    'Agent.java:[29,': '[RecordingRead]',
].each { place, check ->
    assert log.readLines().any { it.contains(place) && it.contains(check) } : "$check is not reported at $place"
}
assert log.contains('Did you mean \'device.tap(refs.resolve(goal));\'') : 'no fix is suggested'
assert !log.contains('unhandled exception')
File newest = new File(localRepositoryPath, 'com/google/errorprone/error_prone_core/2.52.0')
assert newest.isDirectory() : 'the profile has not picked the newer Error Prone'
