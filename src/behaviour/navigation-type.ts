/** How the document was opened: 'navigate', 'reload', 'back_forward'; undefined where the browser does not say. */
export function navigationType(): string | undefined {
  return navigation()?.type;
}

/** The address that the document was opened at, with its anchor; undefined where the browser does not say. */
export function openedAddress(): URL | undefined {
  const address = navigation()?.name;
  return address === undefined ? undefined : new URL(address);
}

function navigation(): PerformanceNavigationTiming | undefined {
  // What the browser lists under this name is of this type.
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry;
}
