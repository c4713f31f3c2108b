import mark from '@content/mark.svg?raw';
import { describe, expect, it } from 'vitest';
import { parseMark } from '@/site/mark.ts';
import { day } from '@/site/themes.ts';
import { cardTree } from './tree.ts';

const tree = JSON.stringify(
  cardTree({
    locale: 'en',
    route: '/about',
    kicker: 'About Nordlys',
    title: 'We started with a phone that nobody had time to answer.',
    facts: ['by Sara', '24 October 2025'],
    brand: 'Nordlys',
    domain: 'nordlys.example',
  }),
);

describe('cardTree', () => {
  it('shows the owner’s mark in the brand’s colour', () => {
    const [, source = ''] = /"data:image\/svg\+xml;base64,([^"]+)"/.exec(tree) ?? [];
    const drawn = Buffer.from(source, 'base64').toString();
    const shapes = parseMark(mark)
      .svg.replace(/^<svg[^>]*>/, '')
      .replaceAll('currentColor', day.spruce);
    expect(drawn).toContain(shapes);
    expect(drawn).not.toContain('currentColor');
  });

  it.each(['About Nordlys', 'by Sara · 24 October 2025', 'Nordlys', 'nordlys.example'])('says %s', (text) => {
    expect(tree).toContain(JSON.stringify(text));
  });
});
