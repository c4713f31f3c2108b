/** Facts, some of which are still invented. */
export interface WithSample {
  readonly placeholders: readonly string[];
}

/** True while a fact is invented: it, or what it is part of, is a placeholder. */
export function isPlaceholder<Facts extends WithSample>(
  facts: Facts,
  field: Extract<keyof Facts, string>,
): boolean {
  return facts.placeholders.some((name) => name === field || name.startsWith(`${field}.`));
}
