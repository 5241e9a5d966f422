return new File(newerJdk, 'bin/javac').exists()
