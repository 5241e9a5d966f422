package dev.lethe.analysis.program;

import java.util.List;

/** Look-ups in lists of annotations. */
public final class AnnotationModels {

  private AnnotationModels() {}

  /** Whether one of the annotations is of a type, given by its internal name. */
  public static boolean contains(List<AnnotationModel> annotations, String type) {
    for (AnnotationModel annotation : annotations) {
      if (annotation.type().equals(type)) {
        return true;
      }
    }
    return false;
  }
}
