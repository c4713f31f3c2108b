import { describe, expect, it } from 'vitest';
import { day } from '@/styles/themes.ts';
import { exampleCard } from '@/testing/card.ts';
import { cardDrawing } from './card-drawing.ts';

const { shapes, texts } = cardDrawing({ ...exampleCard, title: 'Det bör\u00adjade med en telefon.' });

describe('cardDrawing', () => {
  it('shows the owner’s mark in the brand’s colour', () => {
    expect(shapes).toContain(`<path stroke="${day.spruce}" d="M1 1h9"/>`);
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
