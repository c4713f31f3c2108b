import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { lightColours } from '../../styles/themes.ts';
import { type Card, cardLayout } from './card.ts';
import { renderPng, renderSocialImage, socialImage } from './image.ts';

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
    endPoint: { x: 200, y: 20 },
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
    const png = await renderPng(cardLayout({ ...full, title }));
    expect(await Promise.all(margins.map((margin) => isBlank(png, margin)))).not.toContain(false);
    const otherEnd = await renderPng(cardLayout({ ...full, title: `${title.slice(0, -1)}?` }));
    expect(png.equals(otherEnd)).toBe(false);
  });

  it('omits a fact that does not fit next to the others, and cuts none in half', async () => {
    const details = ['av Maria-Elisabeth von Hohenhausen-Söderblom', '24 oktober 2025'];
    const [full, fitting] = [[...details, '12 min läsning'], details].map((shown) =>
      renderPng(cardLayout({ ...card, details: shown })),
    );
    expect((await full)?.equals((await fitting) ?? Buffer.from(''))).toBe(true);
  });

  it('draws extended Latin letters and thin spaces', async () => {
    const render = (title: string) => renderPng(cardLayout({ ...card, title }));
    const names = 'Łukasz Žak, Doğan Şahin, Erdős, 25\u202f000\u2009kr';
    const [all, other] = [await render(names), await render(names.replace('Ł', 'Ž'))];
    expect(all.equals(other)).toBe(false);
    expect(all.equals(await render(names.normalize('NFD')))).toBe(true);
  });

  it('fails with an error that names the character the font lacks', async () => {
    const layout = cardLayout({ ...card, title: 'Från order → betald' });
    await expect(renderSocialImage({ path: '/social/about-sv.1.png', layout })).rejects.toThrow(
      "The social image /social/about-sv.1.png cannot be drawn: the font has no “→” (U+2192). Remove it from the page's texts.",
    );
  });
});

const { shapes, texts } = cardLayout({ ...card, title: 'Det bör\u00adjade med en telefon.' });

describe('cardLayout', () => {
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
