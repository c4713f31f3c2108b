import mark from '@content/mark.svg?raw';
import { describe, expect, it } from 'vitest';
import { parseMark } from '@/collections/owner/mark.ts';
import { day } from '@/styles/themes.ts';
import { exampleCard } from '@/testing/card.ts';
import { cardDrawing } from './card-drawing.ts';

const { shapes, texts } = cardDrawing({ ...exampleCard, title: 'Det bör\u00adjade med en telefon.' });

describe('cardDrawing', () => {
  it('shows the owner’s mark in the brand’s colour', () => {
    const own = parseMark(mark).svg.replace(/^<svg[^>]*>/, '');
    expect(shapes).toContain(own.replaceAll('currentColor', day.spruce));
    expect(shapes).not.toContain('currentColor');
  });

  it('shows the drawing of its page', () => {
    for (const { d } of exampleCard.drawing.lines) expect(shapes).toContain(`d="${d}"`);
    expect(shapes).toContain('d="M200 20h.01"');
  });

  it('says all of its texts, without signs that only say where to break, which the font lacks', () => {
    const { kicker, title, facts, brand, domain } = exampleCard;
    for (const text of [kicker, title, ...facts, brand, domain]) {
      expect(JSON.stringify(texts)).toContain(text);
    }
  });
});
