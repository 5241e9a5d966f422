/** What an agent can do: the actions, the refs they name and the claims that end a session. */
@NullMarked
package dev.lethe.agent.action;

import org.jspecify.annotations.NullMarked;
