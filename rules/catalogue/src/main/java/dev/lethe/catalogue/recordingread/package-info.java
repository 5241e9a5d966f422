/**
 * The rule RecordingRead and its page: recordings are write-only for the agent. No third-party
 * library.
 */
@NullMarked
package dev.lethe.catalogue.recordingread;

import org.jspecify.annotations.NullMarked;
