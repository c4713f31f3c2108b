/** How the document was opened: 'navigate', 'reload', 'back_forward'; undefined where the browser does not say. */
export function navigationType(): string | undefined {
  // What the browser lists under this name is of this type.
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type;
}
