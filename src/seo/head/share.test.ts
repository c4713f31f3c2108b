import { expect, it } from 'vitest';
import { shareLinks } from './share.ts';

it('shareLinks hold the title and the address, whatever characters they have', () => {
  const url = 'https://x.example/sv/blog/a?b=1&c=2';
  const [mail, ...services] = shareLinks('Röst & kostnad?', url);
  const written = new URL(mail?.href ?? '');
  expect([written.protocol, written.searchParams.get('subject'), written.searchParams.get('body')]).toEqual([
    'mailto:',
    'Röst & kostnad?',
    url,
  ]);
  for (const { href } of services) expect([...new URL(href).searchParams.values()]).toEqual([url]);
});
