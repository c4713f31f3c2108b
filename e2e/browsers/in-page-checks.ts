/** Functions that run in a page and report engine faults, one per line. */

/** Unprefixed declarations that the browser drops. Variables are resolved, since `var()` makes any value valid. */
export function unsupportedDeclarations(declarations: readonly string[]): string[] {
  const root = getComputedStyle(document.documentElement);
  const ofPart = (name: string): string | undefined =>
    declarations.find((each) => each.startsWith(`${name}: `))?.slice(name.length + 2);
  const filledIn = (value: string): string => {
    const next = value.replace(
      /var\((--[-\w]+)(?:,\s*((?:[^()]|\([^()]*\))*))?\)/,
      (_all, name: string, fallback = '') =>
        root.getPropertyValue(name) || ofPart(name) || fallback || 'initial',
    );
    return next === value ? value : filledIn(next);
  };
  return declarations.filter((declaration) => {
    const [property = '', ...rest] = declaration.split(': ');
    const value = filledIn(rest.join(': '));
    const hasOtherName =
      declarations.includes(`-webkit-${declaration}`) && CSS.supports(`-webkit-${property}`, value);
    return !property.startsWith('-') && !CSS.supports(property, value) && !hasOtherName;
  });
}

/** Controls that are fully covered when focused, except scrolling tables: WebKit does not move such a tall element. */
export async function controlsCoveredOnFocus(): Promise<string[]> {
  const controls = document.querySelectorAll<HTMLElement>(
    'main :is(a[href], button, summary, input, textarea), footer :is(a[href], button)',
  );
  const isCovered = async (control: HTMLElement): Promise<boolean> => {
    control.focus();
    // WebKit scrolls when it renders the next frame.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    // Labels draw radio buttons and similar controls.
    const shown = control.closest('label') ?? control;
    const boxes = [...shown.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
    return !boxes.some(({ left, top, width, height }) =>
      [0.1, 0.5, 0.9].some((x) =>
        [0.1, 0.5, 0.9].some((y) =>
          shown.contains(document.elementFromPoint(left + width * x, top + height * y)),
        ),
      ),
    );
  };
  const covered: string[] = [];
  for (const control of controls) {
    if (control.tabIndex < 0 || !control.checkVisibility({ visibilityProperty: true })) continue;
    if (!(await isCovered(control))) continue;
    const { top, bottom } = control.getBoundingClientRect();
    covered.push(`${control.outerHTML.slice(0, 120)} at ${top}–${bottom} of ${innerHeight}`);
  }
  return covered;
}
