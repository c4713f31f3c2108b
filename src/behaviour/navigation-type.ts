/** How the document was opened: 'navigate', 'reload', 'back_forward'; undefined where the browser does not say. */
export function navigationType(): string | undefined {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming ? entry.type : undefined;
}
