package dev.lethe.catalogue;

/**
 * A rule as a value.
 *
 * @param name the rule's name, as configuration and allowances write it ({@code RecordingRead})
 * @param invariant the invariant it confirms ({@code INV-CTX-002}), or the sentence it stands for
 * @param summary one sentence: what is flagged; equal to the first sentence of its page
 * @param why one clause for reports: why it is forbidden, lower case, no full stop
 * @param fix one clause for reports: what to do instead, lower case, no full stop
 * @param severity the weight of a finding unless the judge or the configuration says otherwise
 * @param page class-path resource of the rule's page, a Markdown text
 */
public record Rule(
    String name,
    String invariant,
    String summary,
    String why,
    String fix,
    Severity severity,
    String page) {}
