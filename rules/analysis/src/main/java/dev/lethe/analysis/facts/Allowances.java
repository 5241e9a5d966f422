package dev.lethe.analysis.facts;

import dev.lethe.analysis.evidence.Places;
import dev.lethe.analysis.program.AnnotationModel;
import dev.lethe.analysis.program.ClassModel;
import dev.lethe.analysis.program.FieldModel;
import dev.lethe.analysis.program.MethodModel;
import dev.lethe.analysis.program.Program;
import dev.lethe.catalogue.finding.Allowance;
import dev.lethe.catalogue.finding.Place;
import java.util.ArrayList;
import java.util.List;

/** Reads the exceptions that application code declares. */
public final class Allowances {

  private Allowances() {}

  /** Every {@code @AllowsMemory} of application code, in the order of classes and members. */
  public static List<Allowance> of(Program program, Places places) {
    List<Allowance> found = new ArrayList<>();
    for (ClassModel model : program.application()) {
      if (model.isMarked()) {
        collect(model.annotations(), places.of(model), found);
        for (FieldModel field : model.fields()) {
          collect(field.annotations(), places.of(field), found);
        }
        for (MethodModel method : model.methods()) {
          collect(method.annotations(), places.of(method, 0), found);
        }
      }
    }
    return found;
  }

  private static void collect(
      List<AnnotationModel> annotations, Place place, List<Allowance> found) {
    for (AnnotationModel annotation : annotations) {
      if (annotation.type().equals(Words.ALLOWS_MEMORY)) {
        found.add(allowance(annotation, place));
      } else if (annotation.type().equals(Words.ALLOWS_MEMORY_LIST)) {
        collect(nested(annotation), place, found);
      }
    }
  }

  private static List<AnnotationModel> nested(AnnotationModel container) {
    List<AnnotationModel> nested = new ArrayList<>();
    if (container.values().get("value") instanceof List<?> elements) {
      for (Object element : elements) {
        if (element instanceof List<?> wrapped && wrapped.get(0) instanceof AnnotationModel model) {
          nested.add(model);
        }
      }
    }
    return nested;
  }

  private static Allowance allowance(AnnotationModel annotation, Place place) {
    return new Allowance(
        annotation.text("rule"),
        annotation.text("decision"),
        annotation.text("reason"),
        annotation.text("until"),
        place);
  }
}
