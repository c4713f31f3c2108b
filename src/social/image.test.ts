import { describe, expect, it } from 'vitest';
import { messageOf } from '@/testing/message-of.ts';
import type { Card } from './card.ts';
import { pageError, photoImage, socialImage } from './image.ts';

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

  it('says of which page a text cannot be drawn', () => {
    expect(messageOf(() => socialImage({ ...card, title: 'Från order → betald' }))).toBe(
      'The social image of /about (sv) cannot be drawn: the font has no “→” (U+2192). Leave it out of the texts of the page.',
    );
  });
});

describe('pageError', () => {
  it('keeps the reason', () => {
    const reason = new Error('no memory.');
    const error = pageError('/about (sv)', reason);
    expect(error.message).toBe('The social image of /about (sv) cannot be drawn: no memory.');
    expect(error.cause).toBe(reason);
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
