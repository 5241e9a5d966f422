package dev.lethe.analysis.bytecode;

import dev.lethe.analysis.flow.Flow;
import dev.lethe.analysis.flow.Step;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Takes needless joins out of a body and numbers its values without gaps. */
final class Renumbering {

  private final Joins joins;
  private final int[] number;
  private final int[] mentions;
  private int next = 1;

  Renumbering(Joins joins, int values) {
    this.joins = joins;
    int[] target = joins.resolve(values);
    int[] dense = new int[values];
    for (int value = 1; value < values; value++) {
      if (target[value] == value) {
        dense[value] = next++;
      }
    }
    this.number = new int[values];
    this.mentions = new int[next];
    for (int value = 1; value < values; value++) {
      number[value] = dense[target[value]];
    }
  }

  Flow flow(List<Step> steps, int[] parameters, int firstLine) {
    List<Step> renamed = new ArrayList<>(steps.size() + joins.count());
    for (Step step : steps) {
      renamed.add(step.renumbered(this::mention));
    }
    for (int i = 0; i < joins.count(); i++) {
      moves(joins.join(i), renamed);
    }
    int[] numbers = Arrays.stream(parameters).map(value -> number[value]).toArray();
    return new Flow(next, numbers, List.copyOf(renamed), firstLine, mentions);
  }

  private int mention(int value) {
    mentions[number[value]]++;
    return number[value];
  }

  private void moves(int join, List<Step> into) {
    for (int i = 0; i < joins.sourceCount(join); i++) {
      int from = number[joins.source(join, i)];
      if (from != number[join] && from != 0) {
        into.add(new Step.Move(from, number[join], 0));
        mentions[from]++;
      }
    }
  }
}
