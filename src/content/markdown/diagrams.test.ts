import { describe, expect, it } from 'vitest';
import { diagramNames, diagramProblems, firstDiagram, withoutDiagrams } from './diagrams.ts';
import { feedHtml, renderMarkdown } from './render-markdown.ts';
import { plainText, tokensWithLines } from './tokens.ts';

const block = (name: string): string => ['```diagram', name, '```'].join('\n');
const withDiagrams = `One.\n\n${block('payback')}\n\nTwo.\n\n${block('prices')}`;

function rendered(text: string) {
  return renderMarkdown(text, { locale: 'en', tableLabel: 'Table', codeLabel: 'Code' });
}

describe('a diagram block', () => {
  it('is replaced by the diagram', () => {
    expect(rendered(withDiagrams).parts).toEqual([
      { html: '<p>One.</p>\n', diagram: 'payback' },
      { html: '<p>Two.</p>\n', diagram: 'prices' },
      { html: '', diagram: undefined },
    ]);
  });

  it('is left out of feeds, searches and the assistant', () => {
    expect(feedHtml(rendered(withDiagrams).html, 'https://x.example/a')).toBe('<p>One.</p>\n<p>Two.</p>\n');
    expect(plainText(withDiagrams)).toBe('One. Two.');
    expect(withoutDiagrams(withDiagrams).trim()).toBe('One.\n\nTwo.');
  });

  it('is found by firstDiagram, if it is the first with a known name', () => {
    expect(firstDiagram(withDiagrams)).toBe('payback');
    expect(firstDiagram(`${block('unknown')}\n\n${block('prices')}`)).toBe('prices');
    expect(firstDiagram('One.')).toBeUndefined();
  });

  it('cannot be written as HTML', () => {
    expect(rendered('<!--diagram:prices-->').parts).toHaveLength(1);
  });

  it.each(diagramNames)('may contain %s', (name) => {
    expect(diagramProblems(tokensWithLines(block(name)))).toEqual([]);
  });

  it.each(['pay-back', '', 'prices\npayback'])('with %j is reported with its line', (name) => {
    const [problem, ...others] = diagramProblems(
      tokensWithLines(`One.\n\n${block('prices')}\n\n${block(name)}`, 10),
    );
    expect(others).toEqual([]);
    expect(problem?.line).toBe(16);
    expect(problem?.message).toContain(`"${name}", which does not exist. Write one of prices, `);
  });

  it.each(['```js\npayback\n```', '```\ndiagram\n```', '    ```diagram\n    x'])('is not %j', (code) => {
    expect(diagramProblems(tokensWithLines(code))).toEqual([]);
    expect(rendered(code).parts).toEqual([{ html: rendered(code).html, diagram: undefined }]);
  });
});
