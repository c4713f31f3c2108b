/** How the document was opened: 'navigate', 'reload', 'back_forward'; undefined where the browser does not say. */
export function navigationType(): string | undefined {
  return navigation()?.type;
}

/** The anchor that the document was opened at, such as `#contact`; empty where there was none, or the browser does not say. */
export function openedAnchor(): string {
  const address = navigation()?.name ?? '';
  return URL.canParse(address) ? new URL(address).hash : '';
}

function navigation(): PerformanceNavigationTiming | undefined {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming ? entry : undefined;
}
