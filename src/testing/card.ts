import type { Card } from '../drawings/social/card-drawing.ts';

/** A card as any page could have it. */
export const exampleCard: Card = {
  locale: 'sv',
  route: '/about',
  kicker: 'Om Nordlys',
  title: 'Det började med en telefon.',
  facts: ['av Sara Nord', '24 oktober 2025'],
  brand: 'Nordlys',
  mark: { svg: '<svg viewBox="0 0 28 20"><path stroke="currentColor" d="M1 1h9"/></svg>', ratio: 1.4 },
  domain: 'nordlys.example',
  drawing: {
    box: { width: 240, height: 160 },
    lines: [{ d: 'M0 20H200', tone: '' }],
    goal: { x: 200, y: 20 },
  },
};
