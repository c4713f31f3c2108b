import { describe, expect, it } from 'vitest';
import { decodeAttribute, joinNames, NamesOfPages } from './used-names.ts';

describe('the names that a page uses', () => {
  it('are its classes and elements, those in templates too', () => {
    const { classes, elements } = new NamesOfPages().add(
      '<main class="a  b"><svg class="c"/></main>\n<template><my-part class="d"></my-part></template>',
    );
    expect([...classes].toSorted()).toEqual(['a', 'b', 'c', 'd']);
    expect([...elements].toSorted()).toEqual(['main', 'my-part', 'svg', 'template']);
  });

  it.each([
    ['[&amp;&gt;svg]:h-5', '[&>svg]:h-5'],
    ['[&#38;&#x3e;svg]', '[&>svg]'],
    ['&quot;&unknown;', '"&unknown;'],
  ])('are read as browsers read %s', (written, meant) => {
    expect(decodeAttribute(written)).toBe(meant);
    expect(new NamesOfPages().add(`<p class="${written}">`).classes.has(meant)).toBe(true);
  });

  it('are those of all pages that were added', () => {
    const names = new NamesOfPages().add('<p class="a b">').add('<p class="b"><b class="b c">');
    expect([...names.classes]).toEqual(['a', 'b', 'c']);
    expect([...names.elements]).toEqual(['p', 'b']);
  });

  it('are those of both pages when two are joined', () => {
    const joined = joinNames(
      new NamesOfPages().add('<p class="a">'),
      new NamesOfPages().add('<b class="c">'),
    );
    expect([...joined.classes, ...joined.elements]).toEqual(['a', 'c', 'p', 'b']);
  });
});
