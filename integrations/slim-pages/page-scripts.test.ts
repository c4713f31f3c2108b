import { describe, expect, it } from 'vitest';
import { mergeScripts } from './page-scripts.ts';

const files: Readonly<Record<string, string>> = {
  '/_astro/a.1.js': 'import"./site.2.js";\n',
  '/_astro/b.1.js': 'import"./site.2.js";',
  '/_astro/own.1.js': 'import"./site.2.js";start();',
  '/_astro/site.2.js': 'start();',
};

const merge = (html: string): string => mergeScripts(html, (address) => files[address] ?? '');
const script = (name: string, more = ''): string =>
  `<script type="module" src="/_astro/${name}.js"${more}></script>`;
const low = ' fetchpriority="low"';

describe('the scripts of a page', () => {
  it('are one where all of them come to the same file', () => {
    expect(merge(`<head>${script('a.1')}</head><p></p>${script('b.1')}`)).toBe(
      `<head></head><p></p>${script('site.2', low)}`,
    );
  });

  it('stay where they have code of their own', () => {
    expect(merge(script('own.1') + script('a.1'))).toBe(script('own.1', low) + script('site.2', low));
  });

  it('leave inline and classic scripts alone', () => {
    const html = '<script>a()</script><script src="/_astro/a.1.js"></script>';
    expect(merge(html)).toBe(html);
  });
});
