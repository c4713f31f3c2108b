/** Functions that run in a page and find what an engine shows otherwise than it should, a line each. */

/**
 * The declarations that the browser drops, but for those that only some browsers have names for. Those with a variable are tested with the value that the document, or the part that has it, gives it:
 * else the browser takes them for valid, and drops them when it applies them.
 */
export function lostDeclarations(declarations: readonly string[]): string[] {
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

/** The elements that match and have no line under them. */
export function notUnderlined(selector: string): string[] {
  const all = [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());
  if (all.length === 0) return [`nothing matches ${selector}`];
  return all
    .filter((element) => getComputedStyle(element).textDecorationLine !== 'underline')
    .map((element) => element.outerHTML.slice(0, 120));
}

/**
 * The controls that the page shows wholly behind something else when they get the focus. Not the scrolling areas of tables:
 * WebKit does not move what is that high and partly inside the window.
 */
export async function wronglyCovered(): Promise<string[]> {
  const controls = document.querySelectorAll<HTMLElement>(
    'main :is(a[href], button, summary, input, textarea), footer :is(a[href], button)',
  );
  const isCovered = async (control: HTMLElement): Promise<boolean> => {
    control.focus();
    // WebKit scrolls when it makes the next frame.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    // Radio buttons and such are drawn by their labels.
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
