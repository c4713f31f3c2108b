import { describe, expect, it } from 'vitest';
import { indexColours } from './palette.ts';

/** An image of a row of pixels, each as `#rrggbb`. */
const pixels = (...colours: string[]): Uint8Array =>
  Uint8Array.from(Buffer.from(colours.map((colour) => `${colour.slice(1)}ff`).join(''), 'hex'));

/** The colours that an image shows after its palette was made. */
function shown(image: Uint8Array, most: number): string[] {
  const { palette, indexes } = indexColours(image, most);
  return [...indexes].map((index) => {
    const { red, green, blue } = palette[index] ?? { red: 0, green: 0, blue: 0 };
    return `#${Buffer.from([red, green, blue]).toString('hex')}`;
  });
}

describe('indexColours', () => {
  it('keeps every colour of an image that has few', () => {
    const colours = ['#ffffff', '#ffffff', '#10201c', '#ffffff', '#0b6b4f', '#10201c', '#000000'];
    expect(shown(pixels(...colours), 64)).toEqual(colours);
  });

  it('keeps the most frequent of those that are alike', () => {
    const colours = ['#f7f6f2', '#f7f6f2', '#f6f6f2', '#10201c'];
    expect(shown(pixels(...colours), 2)).toEqual(['#f7f6f2', '#f7f6f2', '#f7f6f2', '#10201c']);
  });

  it('has no more colours than are allowed, each pixel as near to its own as they let it', () => {
    const greys = Array.from(
      { length: 256 },
      (_, grey) => `#${Buffer.from([grey, grey, grey]).toString('hex')}`,
    );
    const image = pixels(...greys);
    const { palette } = indexColours(image, 16);
    expect(palette.length).toBeLessThanOrEqual(16);
    expect(palette.length).toBeGreaterThan(8);
    const level = (colour: string) => parseInt(colour.slice(1, 3), 16);
    const distances = shown(image, 16).map((colour, index) =>
      Math.abs(level(colour) - level(greys[index] ?? '')),
    );
    expect(Math.max(...distances)).toBeLessThan(24);
  });

  it('reads an image that lies within a larger piece of memory', () => {
    const memory = pixels('#111111', '#222222', '#333333');
    expect(shown(memory.subarray(4, 12), 8)).toEqual(['#222222', '#333333']);
  });
});
