import { expect, it } from 'vitest';
import { siteHeaders } from './headers-file.ts';
import { nginxConfig } from './nginx-config.ts';

function written(hasEditor = false): string {
  const headers = siteHeaders('all', { includeSubDomains: false, preload: false }, hasEditor);
  return nginxConfig(headers, ['example.com', 'dashboard.example.com'], '/var/www');
}

it('nginx sends the headers of every host, with the policy for pages and drawings, under all names', () => {
  expect(written()).toContain('  add_header Strict-Transport-Security "max-age=63072000" always;\n');
  expect(written()).toContain('  add_header X-Frame-Options "DENY" always;\n');
  expect(written()).toContain('  ~^(?:text/html|image/svg) "all";\n');
  expect(written()).toContain('server_name example.com dashboard.example.com;');
});

it('nginx sends the policy of the editor with its page alone, and only where it is published', () => {
  expect(written()).not.toContain('/admin');
  const [, pattern = ''] = /"~(.*?)" "default-src 'none'; script-src 'self' 'wasm/.exec(written(true)) ?? [];
  const matching = ['/admin', '/admin.html', '/admin/x.html', '/admins'].filter((uri) =>
    new RegExp(pattern).test(`text/html; charset=utf-8 ${uri}`),
  );
  expect(matching).toEqual(['/admin', '/admin.html']);
});
