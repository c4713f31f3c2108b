import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { exampleCard as card } from '@/testing/card.ts';
import { type DrawnImage, fillCache, type ImageCache, photoImage, readImage, socialImage } from './image.ts';

describe('socialImage', () => {
  it('has an address that names page, language and content', () => {
    expect(socialImage(card).path).toMatch(/^\/social\/about-sv\.[0-9a-f]{8}\.png$/);
  });

  it('keeps its address as long as it shows the same, and only so long', () => {
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

let folder: string;
let drawn: string[];
let cache: ImageCache;

/** An image whose drawing is its name. */
const image = (name: string): DrawnImage => ({
  path: `/social/${name}.png`,
  drawing: { shapes: name, texts: { type: 'div', key: null, props: {} } },
});

const names = ['home-en.1', 'home-sv.2', 'about-en.3'];
const site = names.map(image);

beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'social-')), 'images');
  drawn = [];
  cache = {
    folder,
    draw: async ({ path }) => {
      const name = path.slice('/social/'.length, -'.png'.length);
      drawn.push(name);
      return Buffer.from(name);
    },
  };
});

afterEach(() => {
  rmSync(join(folder, '..'), { recursive: true, maxRetries: 3 });
});

it('each image of a new site is drawn once, and read from then on', async () => {
  await fillCache(site, cache);
  await fillCache(site, cache);
  expect(drawn.toSorted()).toEqual(names.toSorted());
  expect((await readImage(image('home-en.1'), cache)).toString()).toBe('home-en.1');
  expect(drawn).toHaveLength(names.length);
});

it('a changed image is drawn, and what the site no longer shows is removed', async () => {
  await fillCache(site, cache);
  drawn = [];
  await fillCache([image('home-en.7'), ...site.slice(1)], cache);
  expect(drawn).toEqual(['home-en.7']);
  expect(readdirSync(folder).toSorted()).toEqual(
    ['home-en.7', ...names.slice(1)].map((name) => `${name}.png`).toSorted(),
  );
});

it('nothing is kept of an image that cannot be drawn', async () => {
  const draw = () => Promise.reject(new Error('no memory.'));
  await expect(fillCache([image('about-sv.4')], { folder, draw })).rejects.toThrow('no memory.');
  await fillCache([], { ...cache });
  expect(readdirSync(folder)).toEqual([]);
});
