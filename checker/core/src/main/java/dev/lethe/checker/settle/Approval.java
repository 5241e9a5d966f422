package dev.lethe.checker.settle;

/**
 * Why a finding is allowed.
 *
 * @param decision where the decision is written down
 * @param reason why it is acceptable
 * @param isInSource whether an annotation says so; otherwise the configuration does
 * @param until last day on which it holds, an ISO date; empty: no end
 */
public record Approval(String decision, String reason, boolean isInSource, String until) {}
