import { describe, expect, it } from 'vitest';
import { renderMarkdown } from './markdown.ts';
import { deepestNesting, lineNestedTooDeep } from './nesting.ts';

const nestedLists = (levels: number): string =>
  Array.from({ length: levels }, (_, level) => `${'  '.repeat(level)}- a`).join('\n');

describe('lineNestedTooDeep', () => {
  it.each([
    ['quotes', (levels: number) => '>'.repeat(levels)],
    ['lists in one line', (levels: number) => '- '.repeat(levels)],
    ['quotes and lists', (levels: number) => '> * '.repeat(levels / 2)],
    ['lists of a line each', nestedLists],
    ['lists by tabs', (levels: number) => `${'\t'.repeat(levels / 2 - 1)}- + a`],
  ])('allows %s to the limit, and finds the line that goes beyond', (_kind, nested) => {
    expect(lineNestedTooDeep(`a\n\n${nested(deepestNesting)}`)).toBeUndefined();
    expect(lineNestedTooDeep(`a\n\n${nested(deepestNesting + 2)}`)).toBeGreaterThan(2);
  });

  it.each([
    ['an indented line', `${' '.repeat(100)}a`],
    ['a rule', '-'.repeat(100)],
    ['a block of code', `\`\`\`yaml\n${' '.repeat(100)}- a\n\`\`\``],
  ])('leaves %s alone', (_kind, markdown) => {
    expect(lineNestedTooDeep(markdown)).toBeUndefined();
  });

  it('goes on looking after a block of code', () => {
    expect(lineNestedTooDeep(`~~~\na\n~~~\n${'>'.repeat(100)}`)).toBe(4);
  });

  it('allows nothing that cannot be rendered', () => {
    const { html } = renderMarkdown(nestedLists(deepestNesting), { locale: 'en', tableLabel: 'Table' });
    expect(html.match(/<ul>/g)).toHaveLength(deepestNesting);
  });
});
