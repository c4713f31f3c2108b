import { createHash } from 'node:crypto';
import { configuredVendors, type HostKind } from '../../services/analytics/vendors.ts';
import { hasMailKeys, mailServiceOf } from '../../services/mail/emailjs.ts';

/** The hosts outside the site that the environment switches on, for the content security policy. */
export type AllowedHosts = Readonly<Record<HostKind, readonly string[]>>;

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Without keys nothing outside the site is allowed.
 *
 * @param environment the variables of docs/owner.md, "Environment"
 */
export function allowedHosts(environment: Environment): AllowedHosts {
  const endpoint = hasMailKeys(environment) ? mailServiceOf(environment, '').endpoint : undefined;
  const vendorHosts = (kind: HostKind): readonly string[] =>
    configuredVendors(environment).flatMap(({ vendor }) => vendor.hosts[kind] ?? []);
  return {
    script: vendorHosts('script'),
    connect: [...origins([environment['PUBLIC_SUPABASE_URL'], endpoint]), ...vendorHosts('connect')],
    image: vendorHosts('image'),
    frame: vendorHosts('frame'),
  };
}

function origins(addresses: readonly (string | undefined)[]): string[] {
  return addresses.flatMap((address) => (address ? [new URL(address).origin] : []));
}

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

/** Scripts and styles with their text, or any other tag whole, so that a tag within an attribute is none. */
const tags = /<(script|style)((?:"[^"]*"|[^">])*)>([\s\S]*?)<\/\1>|<[a-z](?:"[^"]*"|[^">])*>/g;

/** The elements of a name, of those that hold nothing but text. */
function elements(name: 'script' | 'style', html: string): Element[] {
  return [...html.matchAll(tags)].flatMap(([, found, attributes = '', text = '']) =>
    found === name ? [{ attributes, text }] : [],
  );
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
