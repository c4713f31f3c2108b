import { createHash } from 'node:crypto';
import { configuredVendors, type HostKind } from '../../vendors/analytics.ts';
import { mailServiceOf } from '../../vendors/emailjs.ts';
import type { Environment } from '../../vendors/environment.ts';
import { chatServiceOf } from '../../vendors/supabase.ts';

export type AllowedHosts = Readonly<Record<HostKind, readonly string[]>>;

/** The hosts of the services that the environment sets up. */
export function allowedHosts(environment: Environment): AllowedHosts {
  // The local server's addresses have no host.
  const addresses = [chatServiceOf(environment).url, mailServiceOf(environment, '').endpoint];
  const origins = addresses
    .filter((address) => URL.canParse(address))
    .map((address) => new URL(address).origin);
  const vendorHosts = (kind: HostKind): readonly string[] =>
    configuredVendors(environment).flatMap(({ vendor }) => vendor.hosts[kind] ?? []);
  return {
    script: vendorHosts('script'),
    connect: [...origins, ...vendorHosts('connect')],
    image: vendorHosts('image'),
    frame: vendorHosts('frame'),
  };
}

type InlineHashes = Readonly<Record<'script' | 'style', ReadonlySet<string>>>;

/** Matches scripts and styles with their text. Other tags are matched too, because their attributes may contain tags. */
const tags = /<(script|style)((?:"[^"]*"|[^">])*)>([\s\S]*?)<\/\1>|<[a-z](?:"[^"]*"|[^">])*>/g;

/** Hashes every inline script and style of the pages, except data blocks such as JSON-LD, which never run. */
export function inlineHashes(pages: readonly string[]): InlineHashes {
  const hashes = { script: new Set<string>(), style: new Set<string>() };
  for (const html of pages) {
    for (const [, name, attributes = '', text = ''] of html.matchAll(tags)) {
      if (text === '' || /\s(?:src=|type="application\/)/.test(attributes)) continue;
      const hash = createHash('sha256').update(text).digest('base64');
      hashes[name as keyof typeof hashes].add(`'sha256-${hash}'`);
    }
  }
  return hashes;
}

/** One policy for all pages: with the client router, they all run under the policy of the page loaded first. */
export function contentSecurityPolicy({ script, style }: InlineHashes, hosts: AllowedHosts): string {
  const directives: Record<string, readonly string[]> = {
    // Covers prefetched pages (in Firefox) and sound.
    'default-src': ["'self'"],
    'script-src': ["'self'", ...[...script].toSorted(), ...hosts.script],
    'style-src': ["'self'", ...[...style].toSorted()],
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
