package dev.lethe.analysis.entrypoints;

import dev.lethe.analysis.facts.TypeNames;
import dev.lethe.analysis.flow.Step;
import dev.lethe.analysis.program.AnnotationModel;
import dev.lethe.analysis.program.ClassModel;
import dev.lethe.analysis.program.MethodModel;
import dev.lethe.analysis.program.Program;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Where sessions may start in a project that uses no framework: tools by the project's own types or
 * annotations, and code that speaks to a model's endpoint itself. Asked only where nothing else
 * says anything.
 */
final class Guesses {

  private static final Pattern TOOL = Pattern.compile(".*(Tool|Skill|ToolHandler|ToolExecutor)");
  private static final Pattern ANNOTATION = Pattern.compile("(Agent|Mcp)?(Tool|Skill)");
  private static final Pattern NAMING = Pattern.compile("(get|tool)?[nN]ame|(get)?[dD]escription");
  private static final Pattern RUNNING =
      Pattern.compile("(execute|run|call|invoke|apply|handle|perform)([A-Z].*)?");
  private static final Pattern ENDPOINT =
      Pattern.compile(
          ".*(api\\.openai\\.com|api\\.anthropic\\.com|generativelanguage\\.googleapis\\.com"
              + "|api\\.mistral\\.ai|api\\.deepseek\\.com|dashscope\\.aliyuncs\\.com|openrouter\\.ai"
              + "|/chat/completions|/v1/messages|/v1/responses|:generateContent|/api/chat|/api/generate"
              + "|tools/call).*");

  /** Texts by which programs speak with a model of tools, or describe these to it. */
  private static final Pattern SIGN =
      Pattern.compile(
          "(?s).*(tool_calls|tool_use|tools/list|function_call|input_?[sS]chema|\"type\"\\s*:\\s*\"object\").*");

  private final Program program;
  private final CallSites sites;
  private boolean isAgent;
  private final Map<MethodModel, String> found = new LinkedHashMap<>();

  Guesses(Program program, CallSites sites) {
    this.program = program;
    this.sites = sites;
  }

  /** The methods, each with what makes one think so. */
  Map<MethodModel, String> all() {
    endpoints();
    if (isAgent) {
      tools();
    }
    return found;
  }

  /** Drawing programs have tools, too: it takes a sign that a model is spoken with. */
  private void tools() {
    for (ClassModel model : program.application()) {
      if (TOOL.matcher(simpleName(model.name())).matches() && isToolType(model)) {
        tools(model);
      }
      model.methods().forEach(this::annotated);
    }
  }

  private static String simpleName(String name) {
    return name.substring(Math.max(name.lastIndexOf('/'), name.lastIndexOf('$')) + 1);
  }

  // ---- tools

  /** A type of tools says how they are called, in both senses. */
  private static boolean isToolType(ClassModel model) {
    return (model.isInterface() || model.isAbstract())
        && model.methods().stream().anyMatch(it -> NAMING.matcher(it.name()).matches())
        && model.methods().stream().anyMatch(Guesses::isRunning);
  }

  private static boolean isRunning(MethodModel method) {
    return method.isVirtual() && RUNNING.matcher(method.name()).matches();
  }

  private void tools(ClassModel type) {
    String reason = "perhaps: a " + simpleName(type.name()) + " of the project's own";
    for (ClassModel model : program.subtypes(type.name())) {
      for (MethodModel method : model.methods()) {
        boolean declared = type.method(method.name(), method.descriptor()) != null;
        if (declared && isRunning(method) && !method.isSynthetic()) {
          keep(method, reason);
        }
      }
    }
  }

  private void annotated(MethodModel method) {
    for (AnnotationModel annotation : method.annotations()) {
      boolean own = program.isApplication(annotation.type());
      if (own && ANNOTATION.matcher(simpleName(annotation.type())).matches()) {
        keep(
            method,
            "perhaps: @" + simpleName(annotation.type()) + ", an annotation of the project's own");
      }
    }
  }

  // ---- endpoints

  private void endpoints() {
    Set<MethodModel> speaking = new LinkedHashSet<>();
    for (ClassModel model : program.application()) {
      for (MethodModel method : model.methods()) {
        if (names(method)) {
          speaking.addAll(speakers(method));
        }
      }
    }
    String reason = "perhaps: speaks to a model's endpoint";
    if (!speaking.isEmpty()) {
      new ModelCalls(program, sites).beginnings(speaking).forEach(method -> keep(method, reason));
    }
  }

  private boolean names(MethodModel method) {
    boolean names = false;
    for (Step step : sites.flow(method).steps()) {
      String text = text(step);
      boolean endpoint = ENDPOINT.matcher(text).matches();
      isAgent |= endpoint || SIGN.matcher(text).matches();
      names |= endpoint;
    }
    return names;
  }

  private static String text(Step step) {
    if (step instanceof Step.Text text) {
      return text.text();
    }
    return step instanceof Step.Concatenation joined ? joined.recipe() : "";
  }

  /** What is said where an object or a class is set up is meant for all its methods. */
  private static List<MethodModel> speakers(MethodModel method) {
    return method.isConstructor() || method.isInitializer()
        ? method.owner().methods().stream()
            .filter(it -> it.isVirtual() && !it.isPrivate() && !it.isAbstract())
            .toList()
        : List.of(method);
  }

  private void keep(MethodModel method, String reason) {
    if (!method.isAbstract()) {
      found.putIfAbsent(method, reason + " (" + TypeNames.binary(method.owner().name()) + ")");
    }
  }
}
