import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cardTree } from './tree.ts';

const tree = JSON.stringify(
  cardTree({
    locale: 'en',
    route: '/about',
    kicker: 'About Klarvind',
    title: 'We started with a phone that nobody had time to answer.',
    facts: ['by Alva', '24 October 2025'],
    brand: 'Klarvind',
    domain: 'klarvind.example',
  }),
);

describe('cardTree', () => {
  it('shows the mark that the header shows', () => {
    const logo = readFileSync(new URL('../islands/shared/Logo.tsx', import.meta.url), 'utf8');
    const [, mark = 'none'] = /\bd="([^"]+)"/.exec(logo) ?? [];
    expect(tree).toContain(mark);
  });

  it.each(['About Klarvind', 'by Alva · 24 October 2025', 'Klarvind', 'klarvind.example'])(
    'says %s',
    (text) => {
      expect(tree).toContain(JSON.stringify(text));
    },
  );
});
