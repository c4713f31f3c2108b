import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { cspHash } from './content-security-policy.ts';
import { FinishedPages, readFinishedPages } from './finished-pages.ts';

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

it('finished pages of a site below a path are known without it', () => {
  const pages = new FinishedPages('/website');
  pages.add('index.html', '<a href="/website/sv/about#team">x</a><a href="/website">x</a>');
  expect([...pages.links]).toEqual([['/', ['/sv/about', '/']]]);
});

it('finished pages give the hashes of the inline code of all of them', () => {
  const pages = new FinishedPages();
  pages.add('index.html', '<script>a</script><style>c</style>');
  pages.add('about.html', '<script>a</script><script>b</script>');
  expect([...pages.hashes.scripts]).toEqual(['a', 'b'].map(cspHash));
  expect([...pages.hashes.styles]).toEqual([cspHash('c')]);
});

it('all pages of a build are read', async () => {
  const folder = await mkdtemp(`${tmpdir()}/finished-pages-`);
  await mkdir(`${folder}/sv`);
  await writeFile(`${folder}/index.html`, '<a href="/sv">Svenska</a>');
  await writeFile(`${folder}/sv/om oss.html`, '<a href="/">English</a>');
  const pages = new FinishedPages();
  const done = readFinishedPages(pages).hooks['astro:build:done'];
  await done?.({ dir: pathToFileURL(`${folder}/`) } as Parameters<typeof done>[0]);
  await rm(folder, { recursive: true });
  expect(Object.fromEntries(pages.links)).toEqual({ '/': ['/sv'], '/sv/om oss': ['/'] });
});
