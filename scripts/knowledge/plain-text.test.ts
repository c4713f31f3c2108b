import { marked } from 'marked';
import { describe, expect, it } from 'vitest';
import { plainInline, plainLines } from './plain-text.ts';

function lines(markdown: string): string[] {
  return plainLines(marked.lexer(markdown), 'en');
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

  it('gives a line with a mark for each list item that is a sentence', () => {
    expect(lines('Lead:\n\n- **A** is b.\n- “C” is d.\n\n1. Take e!\n2. Is it f?')).toEqual([
      'Lead:',
      '- A is b.',
      '- “C” is d.',
      '- Take e!',
      '- Is it f?',
    ]);
  });

  it('makes fragments the end of the sentence that leads to them, nested ones too', () => {
    expect(
      lines('Before.\n\nWe use it to:\n\n- answer **you**;\n- send plums\n  - and pears\n- rest.'),
    ).toEqual(['Before.', 'We use it to: answer you; send plums and pears; rest.']);
  });

  it('names a row that is only numbered', () => {
    expect(lines('| Week | Task | Hours |\n|---|---|---|\n| 1 | Choose | 7 |')).toEqual([
      '- Week 1 – task: Choose; hours: 7.',
    ]);
  });

  it('leaves out empty cells, and the name of a column that stands alone', () => {
    const table = '| Sum | Before | After |\n|---|---|---|\n| Calls | 600 | – |\n| Notes | | |';
    expect(lines(table)).toEqual(['- Calls – before: 600.', '- Notes.']);
    expect(lines('| Sum | Example |\n|---|---|\n| Calls a month | 600 |')).toEqual(['- Calls a month: 600.']);
  });

  it('names the columns of a table in each row', () => {
    const table = '| Size | Set-up | Ready? | API |\n|---|--:|---|---|\n| **Small** | SEK 5 | Yes | none |';
    expect(lines(table)).toEqual(['- Small – set-up: SEK 5; ready? Yes; API: none.']);
  });

  it('reads quotations and leaves out code, rules and blocks of HTML', () => {
    expect(lines('> Quoted.\n\n---\n\n```\ncode\n```\n\n<div>html</div>\n\nEnd.')).toEqual([
      'Quoted.',
      'End.',
    ]);
  });
});
