import { describe, expect, it } from 'vitest';
import { stylesInHead, stylesOf } from './page-styles.ts';
import { NamesOfPages } from './used-names.ts';

const page = new NamesOfPages().add('<body><p class="used sm:p-1 [&amp;>b]:m-1">');

describe('the styles of a page', () => {
  it.each([
    '.used{color:red}',
    'p{color:red}',
    '*,:before{margin:0}',
    ':root{color:red}',
    '#anything{color:red}',
    '[data-scrolled] .used:hover{color:red}',
    '.used:not(.unused){color:red}',
    'body:has(.unused) .used{color:red}',
    '::view-transition-old(root){color:red}',
    '@view-transition{navigation:auto}',
    '@media print{.used{color:red}}',
    '.sm\\:p-1{padding:1px}',
    '.\\[\\&\\>b\\]\\:m-1{margin:1px}',
    '@font-face{font-family:A}',
    '@keyframes turn{to{opacity:0}}.used{animation:turn 1s}',
    ':root{--a:1;--b:var(--a)}p{margin:var(--b)}',
    '.used{&:hover{color:red}}',
    '.astro-route-announcer{left:0}',
  ])('keep %s', (css) => {
    expect(stylesOf(css, page)).toBe(css);
  });

  it.each([
    ['.unused{color:red}', ''],
    ['table{color:red}', ''],
    ['.used .unused{color:red}', ''],
    ['.unused,.used{color:red}', '.used{color:red}'],
    ['@media print{@supports (a:b){.unused{color:red}}}', ''],
    ['@keyframes turn{to{opacity:0}}', ''],
    ['@keyframes turn{to{opacity:0}}.unused{animation:turn 1s}', ''],
    [':root{--a:1}.unused{margin:var(--a)}', ''],
    ['p{--a:1;color:red}', 'p{color:red}'],
  ])('make of %s: %s', (css, left) => {
    expect(stylesOf(css, page)).toBe(left);
  });
});

describe('the style of islands', () => {
  const style = '<style>astro-island{display:contents}</style>';

  it('stands in the head, where HTML allows it', () => {
    expect(stylesInHead(`<head><title>$&</title></head><body><p></p>${style}<astro-island></body>`)).toBe(
      `<head><title>$&</title>${style}</head><body><p></p><astro-island></body>`,
    );
  });

  it('is not made up for a page without islands', () => {
    expect(stylesInHead('<head></head><body></body>')).toBe('<head></head><body></body>');
  });
});
