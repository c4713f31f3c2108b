import { expect, it } from 'vitest';
import { cspHash } from './content-security-policy.ts';
import { FinishedPages } from './finished-pages.ts';

it('finished pages are known by their paths, with where they lead within the site', () => {
  const pages = new FinishedPages();
  const hrefs = [
    '/about#team',
    '/about',
    '/sv?a=b',
    'https://example.com/x',
    '//example.com',
    'mailto:a@b.example',
  ];
  pages.add('index.html', hrefs.map((href) => `<p><a class="x" href="${href}">x</a>`).join(''));
  pages.add('sv/blog/a.html', '<link href="/b.css"><a\nhref="/sv">x</a>');
  expect([...pages.links]).toEqual([
    ['/', ['/about', '/sv']],
    ['/sv/blog/a', ['/sv']],
  ]);
});

it('finished pages give the hashes of the inline code of all of them', () => {
  const pages = new FinishedPages();
  pages.add('index.html', '<script>a</script><style>c</style>');
  pages.add('about.html', '<script>a</script><script>b</script>');
  expect([...pages.hashes.scripts]).toEqual(['a', 'b'].map(cspHash));
  expect([...pages.hashes.styles]).toEqual([cspHash('c')]);
});
