package dev.lethe.analysis.judge.state;

import dev.lethe.catalogue.finding.Place;

/**
 * What makes an object outlive sessions: a static field, or a container that keeps a bean.
 *
 * @param words what it is, for people
 * @param place where that is declared
 */
record Keeper(String words, Place place) {}
