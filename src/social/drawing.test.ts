import mark from '@content/mark.svg?raw';
import { describe, expect, it } from 'vitest';
import { parseMark } from '@/site/mark.ts';
import { day } from '@/site/themes.ts';
import type { Card } from './card.ts';
import { cardDrawing } from './drawing.ts';

const card: Card = {
  locale: 'en',
  route: '/about',
  kicker: 'About Nordlys',
  title: 'We started with a phone that nobody had time to answer.',
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

  it.each(['About Nordlys', 'by Sara · 24 October 2025', 'Nordlys', 'nordlys.example'])('says %s', (text) => {
    expect(drawing).toContain(JSON.stringify(text));
  });

  it('leaves out a fact that has no room beside the others, and cuts none in the middle', () => {
    const facts = ['by Maria-Elisabeth von Hohenhausen-Söderblom', '24 October 2025', '12 min read'];
    const drawn = JSON.stringify(cardDrawing({ ...card, facts }));
    expect(drawn).toContain(JSON.stringify(facts[0]));
    expect(drawn).not.toContain('…');
  });
});
