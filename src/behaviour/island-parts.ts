/**
 * What pages leave out of their islands until somebody is there, and where `integrations/slim-pages` says that it
 * lies: the texts among their props, the stylesheet of which the page carries only the part that its HTML
 * uses, and Astro's code that starts islands. While developing nothing is left out.
 */

const where = { texts: 'data-texts', styles: 'data-styles', runtime: 'data-runtime' } as const;

/** What was fetched or is on the way, by address. What fails is asked for again at the next call. */
const fetched = new Map<string, Promise<unknown>>();

function once<T>(address: string, get: (address: string) => Promise<T>): Promise<T> {
  const known = fetched.get(address) as Promise<T> | undefined;
  if (known) return known;
  const coming = get(address);
  coming.catch(() => fetched.delete(address));
  fetched.set(address, coming);
  return coming;
}

function fetchOnce<T>(address: string, read: (response: Response) => Promise<T>): Promise<T> {
  return once(address, async () => {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    return read(response);
  });
}

function runScript(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.dataset['astroExec'] = ''; // the router would wait for it at a change of page
    const fail = (): void => {
      script.remove();
      reject(new Error(address));
    };
    // What came may be another text than the one asked for, such as a network's page for signing in.
    script.addEventListener('load', () => (customElements.get('astro-island') ? resolve() : fail()));
    script.addEventListener('error', fail);
    document.head.append(script);
  });
}

/**
 * Runs Astro's code that starts islands, which asks their directive about each of them.
 *
 * @throws when it cannot be fetched
 */
export async function bringRuntime(island: Element): Promise<void> {
  const address = island.getAttribute(where.runtime);
  // An element, not an import: browsers may remember that an import failed.
  if (address) await once(address, runScript);
}

/**
 * Puts the texts back into the props of an island, before Astro reads them.
 *
 * @throws when they cannot be fetched
 */
export async function completeProps(island: Element): Promise<void> {
  const address = island.getAttribute(where.texts);
  if (!address) return;
  const texts = await fetchOnce(address, (response) => response.json() as Promise<readonly unknown[]>);
  // Another call may have been faster; the attribute's change would start the island a second time.
  if (!island.hasAttribute(where.texts)) return;
  const props = Object.entries(JSON.parse(island.getAttribute('props') ?? '{}') as object);
  const all = props.map(([name, value]: [string, unknown]) => [
    name,
    typeof value === 'number' ? texts[value] : value,
  ]);
  island.removeAttribute(where.texts);
  island.setAttribute('props', JSON.stringify(Object.fromEntries(all)));
}

/**
 * Adds the whole stylesheets, which the router leaves in place. They come after the page's own part of them and
 * repeat it, so that the order of all rules is theirs.
 *
 * @throws when one cannot be fetched
 */
export async function adoptStyles(island: Element): Promise<void> {
  const addresses = island.getAttribute(where.styles)?.split(' ').filter(Boolean) ?? [];
  if (addresses.length === 0) return;
  const coming = addresses.map((address) =>
    fetchOnce(address, async (response) => new CSSStyleSheet().replace(await response.text())),
  );
  const sheets = await Promise.all(coming);
  const added = sheets.filter((sheet) => !document.adoptedStyleSheets.includes(sheet));
  // Each assignment has the browser style the whole page again, and each island of a page comes by here.
  if (added.length > 0) document.adoptedStyleSheets = [...document.adoptedStyleSheets, ...added];
}
