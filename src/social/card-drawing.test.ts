import mark from '@content/mark.svg?raw';
import { describe, expect, it } from 'vitest';
import { parseMark } from '@/site/mark.ts';
import { day } from '@/site/themes.ts';
import { type Card, cardDrawing } from './card-drawing.ts';

const card: Card = {
  locale: 'en',
  route: '/about',
  kicker: 'About Nordlys',
  title: 'We star\u00adted with a phone that nobody had time to answer.',
  facts: ['by Sara', '24 October 2025'],
  brand: 'Nordlys',
  domain: 'nordlys.example',
  drawing: {
    box: { width: 240, height: 160 },
    lines: [{ d: 'M0 20H200', tone: '' }],
    goal: { x: 200, y: 20 },
  },
};
const drawing = JSON.stringify(cardDrawing(card));

describe('cardDrawing', () => {
  it('shows the owner’s mark in the brand’s colour', () => {
    const drawn = cardDrawing(card).shapes;
    const shapes = parseMark(mark)
      .svg.replace(/^<svg[^>]*>/, '')
      .replaceAll('currentColor', day.spruce);
    expect(drawn).toContain(shapes);
    expect(drawn).not.toContain('currentColor');
  });

  it('shows the drawing of its page', () => {
    const drawn = cardDrawing(card).shapes;
    for (const { d } of card.drawing.lines) expect(drawn).toContain(`d="${d}"`);
    expect(drawn).toContain('d="M200 20h.01"');
  });

  it('leaves out signs that only say where to break, which the font lacks', () => {
    expect(drawing).toContain('"We started with');
  });

  it.each(['About Nordlys', 'by Sara', ' · 24 October 2025', 'Nordlys', 'nordlys.example'])(
    'says %s',
    (text) => {
      expect(drawing).toContain(JSON.stringify(text));
    },
  );
});
