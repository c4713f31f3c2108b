import { marked } from 'marked';
import { describe, expect, it } from 'vitest';
import { plainInline, plainLines } from './plain-text.ts';

function lines(markdown: string): string[] {
  return plainLines(marked.lexer(markdown));
}

describe('plainInline', () => {
  it('keeps the words and drops the marks', () => {
    expect(plainInline('**Access.** Write to [us](mailto:a@b.example) about `_ga` & more.')).toBe(
      'Access. Write to us about _ga & more.',
    );
  });
});

describe('plainLines', () => {
  it('gives a line for each paragraph, wherever its lines break', () => {
    expect(lines('One **bold**\nline.\n\nTwo.')).toEqual(['One bold line.', 'Two.']);
  });

  it('gives a line for each list item, nested ones too', () => {
    expect(lines('Lead:\n\n- a **b**\n- c\n  - d\n\n1. e')).toEqual(['Lead:', 'a b', 'c', 'd', 'e']);
  });

  it('names the columns of a table in each row', () => {
    const table = '| Size | Set-up | Ready? |\n|---|--:|---|\n| **Small** | SEK 5 | Yes |';
    expect(lines(table)).toEqual(['Small – Set-up: SEK 5; Ready? Yes']);
  });

  it('reads quotations and leaves out code, rules and blocks of HTML', () => {
    expect(lines('> Quoted.\n\n---\n\n```\ncode\n```\n\n<div>html</div>\n\nEnd.')).toEqual([
      'Quoted.',
      'End.',
    ]);
  });
});
