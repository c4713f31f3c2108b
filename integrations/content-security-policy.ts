import { createHash } from 'node:crypto';
import type { AllowedHosts } from './allowed-hosts.ts';
import { memoize } from './memoize.ts';

/** The inline code of the built pages, as CSP hash sources. */
export interface InlineHashes {
  readonly scripts: ReadonlySet<string>;
  readonly styles: ReadonlySet<string>;
}

/** The hash of an inline element's text, as CSP writes it. Pages have the same ones. */
export const cspHash = memoize((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);

/**
 * The hashes of every inline script and style of a page. Data blocks such as JSON-LD never run and
 * need none.
 */
export function inlineHashes(html: string): InlineHashes {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const { attributes, text } of elements('script', html)) {
    const runs = !/\ssrc=/.test(attributes) && !/\stype="application\//.test(attributes);
    if (runs && text !== '') scripts.add(cspHash(text));
  }
  for (const { text } of elements('style', html)) {
    if (text !== '') styles.add(cspHash(text));
  }
  return { scripts, styles };
}

/** The elements of a name, of those that hold nothing but text. */
function* elements(name: string, html: string): Generator<{ attributes: string; text: string }> {
  const start = new RegExp(`<${name}([^>]*)>`, 'g');
  for (let tag = start.exec(html); tag; tag = start.exec(html)) {
    const end = html.indexOf(`</${name}>`, start.lastIndex);
    if (end === -1) return;
    yield { attributes: tag[1] ?? '', text: html.slice(start.lastIndex, end) };
    start.lastIndex = end;
  }
}

/**
 * One policy for the whole site, not one per page: the client router shows a page's inline code
 * under the policy of the page that was loaded first.
 */
export function contentSecurityPolicy({ scripts, styles }: InlineHashes, hosts: AllowedHosts): string {
  const directives: Record<string, readonly string[]> = {
    // Prefetched pages: Firefox checks them against it, and knows no directive for them alone.
    'default-src': ["'self'"],
    'script-src': ["'self'", ...[...scripts].toSorted(), ...hosts.script],
    'style-src': ["'self'", ...[...styles].toSorted()],
    'img-src': ["'self'", ...hosts.image],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...hosts.connect],
    'frame-src': hosts.frame.length > 0 ? hosts.frame : ["'none'"],
    'object-src': ["'none'"],
    'worker-src': ["'none'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
