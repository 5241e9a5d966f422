package dev.lethe.analysis.bytecode;

import dev.lethe.analysis.classpath.ClassFile;
import dev.lethe.analysis.classpath.ClassFiles;
import dev.lethe.analysis.classpath.ClassPath;
import dev.lethe.analysis.classpath.Root;
import dev.lethe.analysis.program.ClassHead;
import dev.lethe.analysis.program.ClassModel;
import dev.lethe.analysis.program.Layer;
import dev.lethe.analysis.program.Program;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Reads the application's classes and makes a program of them; library classes are opened when the
 * program asks.
 */
public final class ProgramReader {

  private final ClassPath classPath;
  private final Set<Integer> marks;
  private final Predicate<String> alsoApplication;
  private final Set<UnreadableClass> unreadable = Collections.synchronizedSet(new TreeSet<>());

  /**
   * @param classPath where classes are
   * @param marks hashes ({@code References.utf8Hash}) of texts; classes whose constant pool holds
   *     one are marked
   * @param alsoApplication which packages of libraries (with dots) are application code, too
   */
  public ProgramReader(ClassPath classPath, Set<Integer> marks, Predicate<String> alsoApplication) {
    this.classPath = classPath;
    this.marks = marks;
    this.alsoApplication = alsoApplication;
  }

  /** The program; the application's classes are read by all cores, library classes not yet. */
  public Program read(boolean searchLibraries) {
    Map<String, ClassModel> classes = new TreeMap<>();
    for (Root root : classPath.application()) {
      readAll(root, name -> true).forEach(classes::putIfAbsent);
    }
    if (searchLibraries) {
      for (Root root : classPath.libraries()) {
        readAll(root, this::isAlsoApplication).forEach(classes::putIfAbsent);
      }
    }
    return new Program(classes.values(), this::open);
  }

  private boolean isAlsoApplication(String internalName) {
    int slash = internalName.lastIndexOf('/');
    return slash > 0 && alsoApplication.test(internalName.substring(0, slash).replace('/', '.'));
  }

  private Map<String, ClassModel> readAll(Root root, Predicate<String> wanted) {
    Map<String, ClassModel> found = new ConcurrentHashMap<>();
    root.forEachClass(new Collector(found, wanted));
    return found;
  }

  private final class Collector implements ClassFiles {

    private final Map<String, ClassModel> found;
    private final Predicate<String> wanted;

    private Collector(Map<String, ClassModel> found, Predicate<String> wanted) {
      this.found = found;
      this.wanted = wanted;
    }

    @Override
    public void take(ClassFile file) {
      ClassModel model = application(file);
      if (model != null && wanted.test(model.name())) {
        found.put(model.name(), model);
      }
    }

    @Override
    public void miss(String location, IOException cause) {
      unreadable.add(UnreadableClass.of(location, cause));
    }
  }

  private @Nullable ClassModel application(ClassFile file) {
    try {
      ClassHead head = HeadScan.application(file.bytes(), marks);
      return new ClassModel(head, Layer.APPLICATION, new Source(file, unreadable));
    } catch (RuntimeException e) {
      unreadable.add(UnreadableClass.of(file));
      return null;
    }
  }

  private @Nullable ClassModel open(String name) {
    ClassFile library = classPath.library(name);
    ClassFile file = library == null ? classPath.jdk().find(name) : library;
    if (file == null) {
      return null;
    }
    try {
      Layer layer = library == null ? Layer.PLATFORM : Layer.LIBRARY;
      return new ClassModel(HeadScan.library(file.bytes()), layer, new Source(file, unreadable));
    } catch (RuntimeException e) {
      unreadable.add(UnreadableClass.of(file));
      return null;
    }
  }

  /** What could not be read so far, sorted. */
  public List<UnreadableClass> unreadable() {
    return new ArrayList<>(unreadable);
  }

  private record Source(ClassFile file, Set<UnreadableClass> unreadable)
      implements ClassModel.MemberSource {
    @Override
    public ClassModel.Members members(ClassModel model) {
      try {
        return MemberReader.read(model, file.bytes());
      } catch (RuntimeException e) {
        markBroken(e);
        return MemberReader.none(model);
      }
    }

    @Override
    public void markBroken(RuntimeException cause) {
      unreadable.add(UnreadableClass.of(file));
    }

    @Override
    public byte[] bytes() {
      return file.bytes();
    }
  }
}
