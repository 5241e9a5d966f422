/**
 * The test kit: small programs with expectations in, differences to what an engine reports out. It
 * knows no engine. Third-party libraries: the JDK's compiler, JUnit for {@link
 * dev.lethe.catalogue.testkit.CaseTests}.
 */
@NullMarked
package dev.lethe.catalogue.testkit;

import org.jspecify.annotations.NullMarked;
