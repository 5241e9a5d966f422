/** What a session saw and did goes in, lines for people go to disk; nothing comes out. */
@NullMarked
package dev.lethe.agent.recording;

import org.jspecify.annotations.NullMarked;
