import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { type Card, cardDrawing } from './card-drawing.ts';
import { draw, makeImage, socialImage } from './image.ts';
import { lightColours } from '../../styles/themes.ts';

const card: Card = {
  locale: 'sv',
  route: '/about',
  kicker: 'Om Nordlys',
  title: 'Det började med en telefon.',
  details: ['av Sara Nord', '24 oktober 2025'],
  brand: 'Nordlys',
  mark: { svg: '<svg viewBox="0 0 28 20"><path stroke="currentColor" d="M1 1h9"/></svg>', ratio: 1.4 },
  domain: 'nordlys.example',
  drawing: {
    box: { width: 240, height: 160 },
    lines: ['M0 20H200'],
    goal: { x: 200, y: 20 },
  },
};

/** Areas that must be blank: [left, top, right, bottom] in pixels. The wind enters further down. */
const margins = [
  [0, 0, 1200, 50],
  [0, 0, 64, 260],
  [1136, 0, 1200, 630],
  [0, 590, 1200, 630],
] as const;

/** Whether a part of an image has one colour, its paper. */
async function isBlank(png: Buffer, [left, top, right, bottom]: (typeof margins)[number]): Promise<boolean> {
  const part = await sharp(png)
    .extract({ left, top, width: right - left, height: bottom - top })
    .toBuffer();
  const { channels } = await sharp(part).stats();
  return channels.every(({ min, max }) => min === max);
}

describe('a drawn image', () => {
  it('fits the longest title and other long texts inside its margins', async () => {
    const long = 'Mycket lång text som ingen har satt en gräns för, '.repeat(6);
    const full = { ...card, kicker: long, details: [long, long], brand: long, domain: 'w'.repeat(90) };
    const title = 'W'.repeat(80); // the widest letters, as many as an article may have
    const png = await draw(cardDrawing({ ...full, title }));
    expect(await Promise.all(margins.map((margin) => isBlank(png, margin)))).not.toContain(false);
    const otherEnd = await draw(cardDrawing({ ...full, title: `${title.slice(0, -1)}?` }));
    expect(png.equals(otherEnd)).toBe(false);
  });

  it('omits a fact that does not fit beside the others, and cuts none in half', async () => {
    const details = ['av Maria-Elisabeth von Hohenhausen-Söderblom', '24 oktober 2025'];
    const [full, fitting] = [[...details, '12 min läsning'], details].map((shown) =>
      draw(cardDrawing({ ...card, details: shown })),
    );
    expect((await full)?.equals((await fitting) ?? Buffer.from(''))).toBe(true);
  });

  it('draws extended Latin letters and thin spaces', async () => {
    const drawing = (title: string) => draw(cardDrawing({ ...card, title }));
    const names = 'Łukasz Žak, Doğan Şahin, Erdős, 25\u202f000\u2009kr';
    const [all, other] = [await drawing(names), await drawing(names.replace('Ł', 'Ž'))];
    expect(all.equals(other)).toBe(false);
    expect(all.equals(await drawing(names.normalize('NFD')))).toBe(true);
  });

  it('is not drawn if the font lacks a character, which the error names', async () => {
    const drawing = cardDrawing({ ...card, title: 'Från order → betald' });
    await expect(makeImage({ path: '/social/about-sv.1.png', drawing })).rejects.toThrow(
      'The social image /social/about-sv.1.png cannot be drawn: the font has no “→” (U+2192). Leave it out of the texts of the page.',
    );
  });
});

const { shapes, texts } = cardDrawing({ ...card, title: 'Det bör\u00adjade med en telefon.' });

describe('cardDrawing', () => {
  it('shows the owner’s mark in the brand colour', () => {
    expect(shapes).toContain(`<path stroke="${lightColours.spruce}" d="M1 1h9"/>`);
  });

  it('shows the drawing of its page', () => {
    for (const d of card.drawing.lines) expect(shapes).toContain(`d="${d}"`);
    expect(shapes).toContain('d="M200 20h.01"');
  });

  it('contains all its texts, without invisible break characters, which the font lacks', () => {
    const { kicker, title, details, brand, domain } = card;
    for (const text of [kicker, title, ...details, brand, domain]) {
      expect(JSON.stringify(texts)).toContain(text);
    }
  });
});

describe('socialImage', () => {
  it('has an address that identifies the page, language and content', () => {
    expect(socialImage(card).path).toMatch(/^\/social\/about-sv\.[0-9a-f]{8}\.png$/);
  });

  it('changes its address only if the picture changes', () => {
    expect(socialImage({ ...card }).path).toBe(socialImage(card).path);
    expect(socialImage({ ...card, details: ['av Sara'] }).path).not.toBe(socialImage(card).path);
  });
});
