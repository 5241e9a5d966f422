/** What a session is for and how it ended: tasks in, outcomes out. */
@NullMarked
package dev.lethe.agent.task;

import org.jspecify.annotations.NullMarked;
