/** One task in, one outcome out; every object here is made for one session and dies with it. */
@NullMarked
package dev.lethe.agent.session;

import org.jspecify.annotations.NullMarked;
