import { describe, expect, it } from 'vitest';
import { exampleCard as card } from '../../testing/fixtures/card.ts';
import { photoImage, socialImage } from './image.ts';

describe('socialImage', () => {
  it('has an address that names page, language and content', () => {
    expect(socialImage(card).path).toMatch(/^\/social\/about-sv\.[0-9a-f]{8}\.png$/);
  });

  it('changes its address only when the picture changes', () => {
    expect(socialImage({ ...card }).path).toBe(socialImage(card).path);
    expect(socialImage({ ...card, facts: ['av Sara'] }).path).not.toBe(socialImage(card).path);
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
