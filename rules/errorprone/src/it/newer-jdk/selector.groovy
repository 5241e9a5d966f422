if (!new File(newerJdk, 'bin/javac').exists()) {
    println 'Skipped: there is no newer JDK at ' + newerJdk + '; -Dnewer.jdk=... names another place'
    return false
}
return true
