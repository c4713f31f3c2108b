import { expect, it } from 'vitest';
import { siteHeaders } from './headers-file.ts';
import { nginxConfig } from './nginx-config.ts';

function written(hasEditor = false): string {
  const headers = siteHeaders('all', { includeSubDomains: false, preload: false }, hasEditor);
  return nginxConfig(headers, ['example.com', 'dashboard.example.com'], '/var/www');
}

it('nginx sends the headers of every host, with the policy unless a type is known to be inert, under all names', () => {
  expect(written()).toContain('  add_header Strict-Transport-Security "max-age=63072000" always;\n');
  expect(written()).toContain('  add_header X-Frame-Options "DENY" always;\n');
  expect(written()).toContain('map "$sent_http_content_type $uri" $site_policy {\n  default "all";\n');
  expect(written()).toContain('server_name example.com dashboard.example.com;');
});

it('nginx serves http until the owner has a certificate; then the block that leads to https is only uncommented', () => {
  const active = written().replaceAll(/#.*/g, '');
  expect(active.match(/^server {$/gm)).toHaveLength(1);
  expect(active).not.toContain('https:');
  const withCertificate = written().replaceAll(/^# (?=server {| {2}|})/gm, '');
  expect(withCertificate).toContain(`server {
  listen 80;
  server_name example.com dashboard.example.com;
  return 301 https://$host$request_uri;
}
`);
});

it('nginx sends the policy of the editor with its page alone, and only where it is published', () => {
  expect(written()).not.toContain('/admin');
  const [, pattern = ''] = /"~(.*?)" "default-src 'none'; script-src 'self' 'wasm/.exec(written(true)) ?? [];
  const matching = ['/admin', '/admin.html', '/admin/x.html', '/admins'].filter((uri) =>
    new RegExp(pattern).test(`text/html; charset=utf-8 ${uri}`),
  );
  expect(matching).toEqual(['/admin', '/admin.html']);
});
