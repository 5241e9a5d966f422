/**
 * The rule SessionOutlivingState and its page: no agent state persists between sessions. No
 * third-party library.
 */
@NullMarked
package dev.lethe.catalogue.sessionoutlivingstate;

import org.jspecify.annotations.NullMarked;
