package dev.lethe.analysis.truth;

import dev.lethe.catalogue.finding.Place;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;

/** Runs a program's entry point and writes down which of its methods begin to run. */
final class Execution extends ClassLoader implements Consumer<String> {

  private final Path classes;
  private final SortedSet<String> begun = new TreeSet<>();

  private Execution(Path classes) {
    super(Execution.class.getClassLoader());
    this.classes = classes;
  }

  /**
   * The methods that run, as {@code type#method(descriptor)}; empty where the entry point needs an
   * object that only the program's other code makes.
   */
  static SortedSet<String> of(CompiledProgram program, Place entryPoint) {
    Execution execution = new Execution(program.classes());
    try {
      execution.run(entryPoint);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(program.program().name() + " does not run", e);
    }
    return execution.begun;
  }

  private void run(Place entryPoint) throws ReflectiveOperationException {
    Class<?> type = loadClass(entryPoint.type());
    String name = entryPoint.member().substring(0, entryPoint.member().indexOf('('));
    Method method =
        Arrays.stream(type.getDeclaredMethods())
            .filter(it -> it.getName().equals(name) && !it.isSynthetic())
            .findFirst()
            .orElseThrow();
    method.setAccessible(true);
    Optional<Constructor<?>> constructor = constructor(type);
    if (Modifier.isStatic(method.getModifiers())) {
      method.invoke(null, arguments(method));
    } else if (constructor.isPresent()) {
      method.invoke(constructor.get().newInstance(), arguments(method));
    }
  }

  private static Optional<Constructor<?>> constructor(Class<?> type) {
    Optional<Constructor<?>> found =
        Arrays.stream(type.getDeclaredConstructors())
            .filter(it -> it.getParameterCount() == 0)
            .findFirst();
    found.ifPresent(it -> it.setAccessible(true));
    return found;
  }

  /** Texts are given, other objects are not. */
  private static Object[] arguments(Method method) {
    return Stream.of(method.getParameterTypes())
        .map(it -> it == String.class ? "task" : null)
        .toArray();
  }

  @Override
  public void accept(String method) {
    begun.add(method);
  }

  // ---- loading

  @Override
  protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
    boolean own = Files.exists(file(name)) && findLoadedClass(name) == null;
    return own ? findClass(name) : super.loadClass(name, resolve);
  }

  @Override
  protected Class<?> findClass(String name) throws ClassNotFoundException {
    if (!Files.exists(file(name))) {
      throw new ClassNotFoundException(name);
    }
    byte[] code = instrumented(file(name));
    return defineClass(name, code, 0, code.length);
  }

  private Path file(String name) {
    return classes.resolve(name.replace('.', '/') + ".class");
  }

  private static byte[] instrumented(Path file) {
    try {
      ClassReader reader = new ClassReader(Files.readAllBytes(file));
      ClassWriter writer = new ClassWriter(reader, ClassWriter.COMPUTE_MAXS);
      reader.accept(new Announcing(writer), 0);
      return writer.toByteArray();
    } catch (IOException e) {
      throw new UncheckedIOException(file + " cannot be read", e);
    }
  }
}
