import { describe, expect, it } from 'vitest';
import type { Card } from './card-drawing.ts';
import { photoImage, socialImage } from './image.ts';

const card: Card = {
  locale: 'sv',
  route: '/about',
  kicker: 'Om Nordlys',
  title: 'Det började med en telefon.',
  facts: ['Arbete som går av sig självt'],
  brand: 'Nordlys',
  domain: 'nordlys.example',
  drawing: {
    box: { width: 240, height: 160 },
    lines: [{ d: 'M0 20H200', tone: '' }],
    goal: { x: 200, y: 20 },
  },
};

describe('socialImage', () => {
  it('has an address that names page, language and content', () => {
    expect(socialImage(card).path).toMatch(/^\/social\/about-sv\.[0-9a-f]{8}\.png$/);
  });

  it('keeps its address as long as it shows the same', () => {
    expect(socialImage({ ...card, facts: [...card.facts] }).path).toBe(socialImage(card).path);
  });

  it.each([
    ['kicker', { kicker: 'Om oss' }],
    ['title', { title: 'Det började med en lapp.' }],
    ['facts', { facts: ['av Sara'] }],
    ['brand', { brand: 'Nordvåg' }],
    ['domain', { domain: 'nordvik.example' }],
  ])('has another address when its %s changes', (_field, change) => {
    expect(socialImage({ ...card, ...change }).path).not.toBe(socialImage(card).path);
  });
});

describe('photoImage', () => {
  const file = 'docs/home.png';

  it('has an address that names the article and the file’s content, the same in all languages', () => {
    expect(photoImage('/blog/some-id', file)).toEqual({
      path: expect.stringMatching(/^\/social\/blog-some-id\.[0-9a-f]{8}\.jpg$/),
      photo: file,
    });
    const other = photoImage('/blog/some-id', 'content/mark.svg');
    expect(other.path).not.toBe(photoImage('/blog/some-id', file).path);
  });
});
