/**
 * What the random programs of the freshness test are written with; they and the test link to it.
 */
package dev.lethe.analysis.freshness.world;
