import { describe, expect, it } from 'vitest';
import { figureFaults, firstFigure, partsAtFigures, withoutFigures } from './figure-blocks.ts';
import { feedHtml, renderMarkdown } from './markdown.ts';
import { plainText } from './tokens.ts';

const block = (name: string): string => ['```figure', name, '```'].join('\n');
const markdown = `One.\n\n${block('payback')}\n\nTwo.\n\n${block('prices')}`;

function html(text: string): string {
  return renderMarkdown(text, { locale: 'en', tableLabel: 'Table', codeLabel: 'Code' }).html;
}

describe('a block of a figure', () => {
  it('becomes the figure’s place in the text', () => {
    expect(partsAtFigures(html(markdown))).toEqual([
      { html: '<p>One.</p>\n', figure: 'payback' },
      { html: '<p>Two.</p>\n', figure: 'prices' },
      { html: '', figure: undefined },
    ]);
  });

  it('says nothing to feeds, searches and the assistant', () => {
    expect(feedHtml(html(markdown), 'https://x.example/a')).toBe('<p>One.</p>\n<p>Two.</p>\n');
    expect(plainText(markdown)).toBe('One. Two.');
    expect(withoutFigures(markdown).trim()).toBe('One.\n\nTwo.');
  });

  it('can be asked for by its place in the text', () => {
    expect(firstFigure(markdown)).toBe('payback');
    expect(firstFigure(`${block('unknown')}\n\n${block('prices')}`)).toBe('prices');
    expect(firstFigure('One.')).toBeUndefined();
  });

  it('cannot be written as HTML', () => {
    expect(partsAtFigures(html('<!--figure:prices-->'))).toHaveLength(1);
  });

  it.each(['pay-back', '', 'prices\npayback'])('that asks for %j is named with its line', (name) => {
    const [fault, ...others] = figureFaults(`One.\n\n${block('prices')}\n\n${block(name)}`, 10);
    expect(others).toEqual([]);
    expect(fault?.line).toBe(16);
    expect(fault?.message).toContain(`"${name}", which does not exist. Write one of prices, `);
  });

  it.each(['```js\npayback\n```', '```\nfigure\n```', '    ```figure\n    nothing'])(
    'is no other code: %j',
    (code) => {
      expect(figureFaults(code)).toEqual([]);
      expect(partsAtFigures(html(code))).toEqual([{ html: html(code), figure: undefined }]);
    },
  );
});
