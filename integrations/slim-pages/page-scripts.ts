/** A module script as Astro writes it, all of whose code is in a file. */
const moduleScript = /<script type="module" src="([^"]+)"><\/script>/g;
/** A file that only brings another one, which the bundler makes of each entry when their code is in one chunk. */
const onlyImport = /^import"\.\/([\w.-]+)";\s*$/;

/** How long to wait for a paint that the browser never reports. In `npm run bench` a slow phone paints within 1 s. */
const longestWait = 3_000; // ms after the page has loaded

/**
 * Fetches and runs a module when the browser tells that it has painted the page, at once where it tells of no paint, and
 * after `longestWait` where it never does. Not fetched ahead: it would take part of the connection that the page comes by
 * (docs/decisions/059). Where the address has an anchor it is a script of the page, for which the browser waits with its
 * own jump there: `anchors.ts` scrolls instead. Not in a page that the router shows, which what is written would take the
 * place of.
 */
const afterPaint = (address: string): string =>
  `<script>${[
    '(()=>{',
    `const start=()=>import("${address}");`,
    'let isPainted,timer;',
    `if(location.hash&&document.readyState==="loading")document.write('<script type="module" src="${address}"><\\/script>');`,
    'else if(document.hidden||!globalThis.PerformanceObserver?.supportedEntryTypes.includes("paint"))start();',
    'else{new PerformanceObserver((_,paints)=>{paints.disconnect();clearTimeout(timer);isPainted=true;start()})',
    '.observe({type:"paint",buffered:true});',
    `addEventListener("load",()=>{if(!isPainted)timer=setTimeout(start,${longestWait})})}`,
    '})()',
  ].join('')}</script>`;

/**
 * Makes one script of those of a page that come to the same file, in the place of the last, and has that file wait for the
 * first paint. A script with code of its own stays, brings that file along, and asks to be fetched after what the paint needs.
 *
 * @param read gives the text of a script by its address
 */
export function mergeScripts(html: string, read: (address: string) => string): string {
  const found = [...html.matchAll(moduleScript)].map(([tag, address = '']) => {
    const [, target] = onlyImport.exec(read(address)) ?? [];
    return { tag, address, shared: target && address.replace(/[^/]*$/, target) };
  });
  return found.reduce((page, { tag, address, shared }, index) => {
    if (!shared)
      return page.replace(tag, `<script type="module" src="${address}" fetchpriority="low"></script>`);
    const isLast = found.findLastIndex((other) => other.shared === shared) === index;
    return page.replace(tag, isLast ? afterPaint(shared) : '');
  }, html);
}

const structuredData = /<script type="application\/ld\+json">[^]*?<\/script>/g;
/** A script as Astro writes it for islands, without attributes. */
const inlineScript = /<script>([^<]*(?:<(?!\/script>)[^<]*)*)<\/script>/g;
/** What Astro writes before the first island of a page: the code that starts islands. */
const islandScripts = new RegExp(`(?:${inlineScript.source})+(?=<astro-island)`, 'g');

/** Occurs in Astro's code that starts islands, and in no directive's. */
const definesIsland = 'customElements.define("astro-island"';
const otherDirective = /<astro-island\s(?:[^>"]|"[^"]*")*?\sclient="(?!touch")/;

/**
 * Takes Astro's code that starts islands out of a page all of whose islands wait for a touch.
 *
 * @param write puts the code into a file and returns its address
 * @returns the page and that address, which is empty where the code stays
 */
export function runtimeForLater(
  html: string,
  write: (code: string) => string,
): { html: string; address: string } {
  if (otherDirective.test(html)) return { html, address: '' };
  const found = [...html.matchAll(inlineScript)].find(([, code]) => code?.includes(definesIsland));
  const [script, code] = found ?? [];
  if (script === undefined || code === undefined) return { html, address: '' };
  return { html: html.replace(script, ''), address: write(code) };
}

/**
 * Takes to the end of the page what nothing on the first screen needs, so that this comes sooner: structured data, and
 * the code that starts islands, which upgrades those that stand already.
 */
export function scriptsLast(html: string): string {
  const late: string[] = [];
  const rest = [structuredData, islandScripts].reduce(
    (page, pattern) => page.replaceAll(pattern, (scripts) => (late.unshift(scripts), '')),
    html,
  );
  const end = rest.lastIndexOf('</body>');
  return end === -1 ? rest : rest.slice(0, end) + late.join('') + rest.slice(end);
}
