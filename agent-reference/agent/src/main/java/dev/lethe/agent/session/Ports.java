package dev.lethe.agent.session;

import dev.lethe.agent.device.Device;
import dev.lethe.agent.policy.Policy;
import dev.lethe.agent.recording.Recorder;
import dev.lethe.agent.research.Researcher;

/**
 * What a session works with: a device, a policy, somebody to ask and somebody who writes it down.
 */
public record Ports(Device device, Policy policy, Researcher researcher, Recorder recorder) {}
