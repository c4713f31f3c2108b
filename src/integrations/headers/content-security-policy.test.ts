import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, cspHash, inlineHashes } from './content-security-policy.ts';
import { allowedHosts } from './allowed-hosts.ts';

/** Script and hash from the specification of CSP. */
const hello = "alert('Hello, world.');";
const helloHash = "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='";

describe('inlineHashes', () => {
  it('finds each inline script and style once, with and without attributes', () => {
    const { scripts, styles } = inlineHashes([
      `<style>a{}</style><style media="print">b{}</style><style>a{}</style>
       <script>${hello}</script><script type="module" data-src="x">\nlet a;</script><script>${hello}</script>`,
    ]);
    expect([...scripts]).toEqual([helloHash, cspHash('\nlet a;')]);
    expect([...styles]).toEqual([cspHash('a{}'), cspHash('b{}')]);
  });

  it.each([
    ['a script file', '<script src="/a.js"></script>'],
    ['a script file as module', '<script type="module" src="/a.js"> </script>'],
    ['structured data', '<script type="application/ld+json">{}</script>'],
    ['empty elements', '<script></script><style></style>'],
  ])('needs none for %s', (_kind, html) => {
    const { scripts, styles } = inlineHashes([html]);
    expect([...scripts, ...styles]).toEqual([]);
  });
});

describe('contentSecurityPolicy', () => {
  const directives = (scripts: readonly string[], styles: readonly string[]) =>
    Object.fromEntries(
      contentSecurityPolicy({ scripts: new Set(scripts), styles: new Set(styles) }, allowedHosts({}))
        .split('; ')
        .map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1).join(' ')]),
    );

  it('allows the hashes beside the site’s own files, in the same order at every build', () => {
    expect(directives(["'b'", "'a'"], ["'d'", "'c'"])).toMatchObject({
      'script-src': "'self' 'a' 'b'",
      'style-src': "'self' 'c' 'd'",
    });
  });

  it('forbids all else', () => {
    expect(directives([], [])).toMatchObject({
      'default-src': "'self'",
      'frame-src': "'none'",
      'object-src': "'none'",
      'base-uri': "'none'",
      'frame-ancestors': "'none'",
      'form-action': "'self'",
    });
  });

  it('allows no inline code, no eval and no source of others', () => {
    const policy = contentSecurityPolicy(inlineHashes([`<script>${hello}</script>`]), allowedHosts({}));
    expect(policy).not.toMatch(/unsafe|strict-dynamic|data:|\*|https?:/);
  });
});
