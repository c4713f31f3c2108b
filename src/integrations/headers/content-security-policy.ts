import { createHash } from 'node:crypto';
import type { AllowedHosts } from './allowed-hosts.ts';

/** The inline code of the built pages, as CSP hash sources. */
export interface InlineHashes {
  readonly scripts: ReadonlySet<string>;
  readonly styles: ReadonlySet<string>;
}

/** The hash of an inline element's text, as CSP writes it. */
export function cspHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/**
 * The hashes of every inline script and style of the pages. Data blocks such as JSON-LD never run and
 * need none.
 */
export function inlineHashes(pages: readonly string[]): InlineHashes {
  const scripts = pages
    .flatMap((html) => elements('script', html))
    .filter(({ attributes }) => !/\ssrc=/.test(attributes) && !/\stype="application\//.test(attributes));
  const styles = pages.flatMap((html) => elements('style', html));
  return { scripts: hashesOf(scripts), styles: hashesOf(styles) };
}

/** Each text is hashed once: pages share most of them. */
function hashesOf(found: readonly Element[]): Set<string> {
  const texts = new Set(found.map(({ text }) => text));
  texts.delete('');
  return new Set([...texts].map(cspHash));
}

interface Element {
  readonly attributes: string;
  readonly text: string;
}

/** The elements of a name, of those that hold nothing but text. */
function elements(name: 'script' | 'style', html: string): Element[] {
  const pattern = new RegExp(`<${name}([^>]*)>([\\s\\S]*?)</${name}>`, 'g');
  return [...html.matchAll(pattern)].map(([, attributes = '', text = '']) => ({ attributes, text }));
}

/**
 * One policy for the whole site, not one per page: the client router shows a page's inline code
 * under the policy of the page that was loaded first.
 */
export function contentSecurityPolicy({ scripts, styles }: InlineHashes, hosts: AllowedHosts): string {
  const directives: Record<string, readonly string[]> = {
    // Also for prefetched pages, which Firefox checks against it, and for sound.
    'default-src': ["'self'"],
    'script-src': ["'self'", ...[...scripts].toSorted(), ...hosts.script],
    'style-src': ["'self'", ...[...styles].toSorted()],
    'img-src': ["'self'", ...hosts.image],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...hosts.connect],
    'frame-src': hosts.frame.length > 0 ? hosts.frame : ["'none'"],
    'object-src': ["'none'"],
    'worker-src': ["'none'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
