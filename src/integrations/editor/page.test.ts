import { expect, it } from 'vitest';
import { headersFor, parseHeaderRules } from '../../../tools/serve/header-rules.ts';
import { headersFile, siteHeaders } from '../headers/headers-file.ts';
import { nginxConfig } from '../headers/nginx-config.ts';
import { editorPage, editorPolicy } from './page.ts';

const hsts = { includeSubDomains: false, preload: false };
const files = { assets: [], images: [], others: [] };
const policyOf = (path: string, hasEditor: boolean) => {
  const { text } = headersFile(siteHeaders("default-src 'self'", hsts, hasEditor), files);
  return headersFor(path, parseHeaderRules(text)).get('Content-Security-Policy');
};

it('the page of the editor asks searches to leave it out, and holds the brand as text', () => {
  const page = editorPage('A & <B>');
  expect(page).toContain('<meta name="robots" content="noindex, nofollow">');
  expect(page).toContain('src="/admin/main.js"');
  expect(page).toContain('<title>A &amp; &lt;B&gt;</title>');
});

it('the editor has a policy of its own where it is published, which no other page has', () => {
  expect(policyOf('/admin', true)).toBe(editorPolicy);
  expect(policyOf('/admin/index.js', true)).toBeUndefined();
  expect(policyOf('/about', true)).toBe("default-src 'self'");
  expect(policyOf('/admin', false)).toBe("default-src 'self'");
});

it('nginx sends the policy of the editor with its page alone, and only where it is published', () => {
  const written = (hasEditor: boolean) =>
    nginxConfig(siteHeaders('all', hsts, hasEditor), ['a.example'], '/var/www');
  expect(written(false)).not.toContain('/admin');
  const [, pattern = ''] = /"~(.*?)" "default-src 'none'; script-src 'self' 'wasm/.exec(written(true)) ?? [];
  const type = 'text/html; charset=utf-8';
  const taken = ['/admin', '/admin.html', '/admin/x.html', '/admins'].filter((uri) =>
    new RegExp(pattern).test(`${type} ${uri}`),
  );
  expect(taken).toEqual(['/admin', '/admin.html']);
});
