import { existsSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { drawMissing, type ImageCache, readImage } from './cache.ts';
import type { DrawnImage } from './image.ts';
import { eventually } from '@/testing/eventually.ts';

let folder: string;
let drawn: string[];
let cache: ImageCache;

/** An image whose drawing is its name. */
const image = (name: string): DrawnImage => ({
  path: `/social/${name}.png`,
  drawing: { shapes: name, texts: { type: 'div', key: null, props: {} } },
});

const one = { atATime: 1 };

const site = ['home-en.1', 'home-sv.2', 'about-en.3', 'about-sv.4', 'blog-en.5', 'blog-sv.6'].map(image);

beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'social-')), 'images');
  drawn = [];
  cache = {
    folder,
    draw: async (wanted) => {
      const name = 'drawing' in wanted ? wanted.drawing.shapes : wanted.photo;
      drawn.push(name);
      return Buffer.from(name);
    },
  };
});

afterEach(() => {
  // The other drawers of a drawing that has failed may still be writing.
  rmSync(join(folder, '..'), { recursive: true, maxRetries: 3 });
});

const age = (file: string, days: number): void => {
  const then = Date.now() / 1000 - days * 24 * 60 * 60;
  utimesSync(join(folder, file), then, then);
};

describe('drawMissing', () => {
  it('draws each image of a new site once', async () => {
    expect(await drawMissing(site, cache, one)).toEqual({ drawn: 6, kept: 0 });
    expect(drawn.toSorted()).toEqual(site.map(({ drawing }) => drawing.shapes).toSorted());
    expect(readdirSync(folder).toSorted()).toEqual(drawn.map((name) => `${name}.png`).toSorted());
  });

  it('is not put off by a file that another build removes meanwhile', async () => {
    await drawMissing([], cache, one);
    const other = join(folder, 'other.png.1');
    writeFileSync(other, '');
    const draw = async () => {
      rmSync(other, { force: true });
      return Buffer.from('');
    };
    expect(await drawMissing(site, { ...cache, draw }, one)).toEqual({ drawn: 6, kept: 0 });
  });

  it('draws none when nothing has changed', async () => {
    await drawMissing(site, cache, one);
    drawn = [];
    expect(await drawMissing(site, cache, one)).toEqual({ drawn: 0, kept: 6 });
    expect(drawn).toEqual([]);
  });

  it('draws only what has changed', async () => {
    await drawMissing(site, cache, one);
    drawn = [];
    const changed = [image('home-en.7'), ...site.slice(1)];
    expect(await drawMissing(changed, cache, one)).toEqual({ drawn: 1, kept: 5 });
    expect(drawn).toEqual(['home-en.7']);
  });

  it('tells how far it is', async () => {
    const told: string[] = [];
    await drawMissing(site.slice(4), cache, one);
    await drawMissing(site, cache, { ...one, onDrawn: (done, all) => told.push(`${done} of ${all}`) });
    expect(told).toEqual(['1 of 4', '2 of 4', '3 of 4', '4 of 4']);
  });

  it('draws as many at a time as it is told', async () => {
    const running: (() => void)[] = [];
    const draw = () => new Promise<Buffer>((resolve) => running.push(() => resolve(Buffer.from(''))));
    const images = [...site, ...site.map(({ drawing }) => image(`more-${drawing.shapes}`))];
    const done = drawMissing(images, { folder, draw }, { atATime: 4 });
    await eventually(() => expect(running).toHaveLength(4));
    let most = 0;
    for (const _image of images) {
      await eventually(() => expect(running).not.toHaveLength(0));
      most = Math.max(most, running.length);
      running.shift()?.();
    }
    await done;
    expect(most).toBe(4);
  });

  it('forgets what has not been wanted for a month, and keeps what is wanted however old', async () => {
    await drawMissing(site, cache, one);
    writeFileSync(join(folder, 'gone-en.8.png'), '');
    writeFileSync(join(folder, 'other-branch-en.9.png'), '');
    age('gone-en.8.png', 31);
    age('other-branch-en.9.png', 29);
    age('home-en.1.png', 400);
    await drawMissing(site, cache, one);
    expect(existsSync(join(folder, 'gone-en.8.png'))).toBe(false);
    expect(existsSync(join(folder, 'other-branch-en.9.png'))).toBe(true);
    expect(existsSync(join(folder, 'home-en.1.png'))).toBe(true);
  });

  it('counts the month from when an image was last wanted', async () => {
    await drawMissing(site, cache, one);
    age('home-en.1.png', 400);
    await drawMissing(site, cache, one);
    await drawMissing(site.slice(1), cache, one);
    expect(existsSync(join(folder, 'home-en.1.png'))).toBe(true);
  });

  it('stops with the name of an image that cannot be drawn, and keeps nothing of it', async () => {
    const draw = () => Promise.reject(new Error('no memory.'));
    await expect(drawMissing([image('about-sv.4')], { folder, draw }, one)).rejects.toThrow(
      'The social image of /social/about-sv.4.png cannot be drawn: no memory.',
    );
    expect(readdirSync(folder)).toEqual([]);
  });
});

describe('readImage', () => {
  it('draws an image once and reads it from then on', async () => {
    const first = await readImage(image('home-en.1'), cache);
    const second = await readImage(image('home-en.1'), cache);
    expect([first.toString(), second.toString()]).toEqual(['home-en.1', 'home-en.1']);
    expect(drawn).toEqual(['home-en.1']);
  });
});
