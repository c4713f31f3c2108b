import type { Locale } from '../../site/locales.ts';
import { socialImageSize } from '../../site/page.ts';
import { lightColours as colours } from '../../styles/themes.ts';
import { dotPath, type Drawing } from '../drawing.ts';
import { type Mark, placedMark } from '../mark.ts';
import { fontFamily, normalizeForFont } from './fonts.ts';

export interface Card {
  readonly locale: Locale;
  readonly route: string;
  readonly kicker: string;
  readonly title: string;
  readonly details: readonly string[];
  readonly brand: string;
  readonly mark: Mark;
  readonly drawing: Drawing;
  readonly domain: string;
}

export interface CardLayout {
  /** Paper, lines and mark, as SVG. */
  readonly shapes: string;
  readonly texts: SatoriElement;
}

/** A React-like element for satori, created without React. */
export interface SatoriElement {
  readonly type: string;
  readonly key: null;
  readonly props: Readonly<Record<string, unknown>>;
}

/** All in pixels. */
const margin = 72;
const width = socialImageSize.width - 2 * margin;
const brandTop = 58;
const kickerTop = 134;
const titleTop = 190;
const markHeight = 40;
const titleWidth = 560;
const footerTop = 544;

/** Font sizes of titles, and the number of lines that fit at each size. */
const titleSizes = [
  { size: 96, lines: 2 },
  { size: 80, lines: 3 },
  { size: 68, lines: 4 },
  { size: 56, lines: 5 },
  { size: 46, lines: 6 },
] as const;

/** The size for longer titles; if they still do not fit, they are cut. */
const minTitleSize = { size: 38, lines: 8 };

/** The drawing fills this space, as on its page. */
const drawingRoom = { x: margin + titleWidth + 40, y: 206, width: width - titleWidth - 48, height: 290 };

const opacities = [1, 0.55, 0.55];

/** Nothing overflows the frame, whatever the texts. */
export function cardLayout({ brand, mark, kicker, title, details, domain, drawing }: Card): CardLayout {
  const markSize = { width: markHeight * mark.ratio, height: markHeight };
  return {
    shapes: [
      `<rect width="${socialImageSize.width}" height="${socialImageSize.height}" fill="${colours.paper}"/>`,
      lineShapes(drawing),
      placedMark(mark, colours.spruce, { x: margin, y: brandTop, ...markSize }),
      `<circle cx="${margin + 6}" cy="${kickerTop + 18}" r="6" fill="${colours.spruce}"/>`,
    ].join(''),
    texts: div({ ...socialImageSize, fontFamily, color: colours.ink }, [
      textLine(brand, brandTop, {
        left: margin + markSize.width + 20,
        fontSize: 36,
        fontWeight: 700,
        letterSpacing: '-0.02em',
        lineHeight: '40px',
      }),
      textLine(kicker, kickerTop, {
        left: margin + 28,
        fontSize: 28,
        color: colours.spruce,
        lineHeight: '36px',
      }),
      titleElement(normalizeForFont(title)),
      footer(details, domain),
    ]),
  };
}

function titleElement(title: string): SatoriElement {
  const fitting = titleSizes.find((step) => hasRoom(title, step));
  const { size, lines } = fitting ?? minTitleSize;
  return div(
    {
      ...at(titleTop, margin - size * 0.04), // the side bearing of large letters
      width: titleWidth,
      display: 'block',
      fontSize: size,
      fontWeight: 700,
      letterSpacing: '-0.03em',
      lineHeight: 1.05,
      wordBreak: 'break-word',
      // satori balances lines wrongly if it also clamps them.
      ...(fitting ? { textWrap: 'balance' } : { lineClamp: lines }),
    },
    title,
  );
}

/** Estimates whether a title fits at a size, allowing half a line for ragged ends. */
function hasRoom(title: string, { size, lines }: { readonly size: number; readonly lines: number }): boolean {
  const room = titleWidth / size;
  return title.split(' ').every((word) => emWidth(word) <= room) && emWidth(title) <= room * (lines - 0.5);
}

/** The approximate width of a bold text, in em. */
function emWidth(text: string): number {
  const wide = text.match(/[\p{Lu}mw]/gu)?.length ?? 0;
  const narrow = text.match(/[fijlrt \p{P}]/gu)?.length ?? 0;
  return 0.56 * text.length + 0.16 * wide - 0.24 * narrow;
}

/** As many facts as fit next to the domain. The others wrap out of sight: half a date would be meaningless. */
function footer(details: readonly string[], domain: string): SatoriElement {
  const lineHeight = 36;
  return div(
    {
      ...at(footerTop),
      width,
      justifyContent: 'space-between',
      fontSize: 26,
      lineHeight: `${lineHeight}px`,
    },
    [
      div(
        { flexWrap: 'wrap', flex: 1, height: lineHeight, overflow: 'hidden', color: colours['ink-soft'] },
        details.map((detail, index) =>
          div(
            { ...oneLine, maxWidth: '100%', whiteSpace: 'pre' },
            `${index > 0 ? ' · ' : ''}${normalizeForFont(detail)}`,
          ),
        ),
      ),
      div({ ...oneLine, maxWidth: width / 2, marginLeft: 40 }, normalizeForFont(domain)),
    ],
  );
}

/** Fits the drawing into `drawingRoom`; lines that overflow it continue to the edge of the image. */
function lineShapes({ box: { width, height }, lines, endPoint }: Drawing): string {
  const room = Object.entries(drawingRoom).map(([name, value]) => `${name}="${value}"`);
  const stroke = (d: string, colour: string, strength: number, opacity = 1): string =>
    `<path d="${d}" stroke="${colour}" stroke-width="${strength}" stroke-opacity="${opacity}" vector-effect="non-scaling-stroke"/>`;
  return [
    `<svg ${room.join(' ')} viewBox="0 0 ${width} ${height}" preserveAspectRatio="none" overflow="visible" fill="none" stroke-linecap="round">`,
    ...lines.map((d, index) => stroke(d, colours.spruce, 3, opacities[index] ?? 0.32)),
    ...(endPoint ? [stroke(dotPath(endPoint), colours.signal, 24)] : []),
    '</svg>',
  ].join('');
}

type Style = Readonly<Record<string, string | number>>;

/** A text cut at the end of its line. */
const oneLine: Style = {
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
};

function textLine(
  text: string,
  top: number,
  { left, ...style }: Style & { readonly left: number },
): SatoriElement {
  return div(
    { ...at(top, left), ...oneLine, width: socialImageSize.width - margin - left, ...style },
    normalizeForFont(text),
  );
}

function at(top: number, left = margin): Style {
  return { position: 'absolute', top, left };
}

function div(style: Style, children: readonly SatoriElement[] | string): SatoriElement {
  return { type: 'div', key: null, props: { style: { display: 'flex', ...style }, children } };
}
