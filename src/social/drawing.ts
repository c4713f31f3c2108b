/** The design of the social images: a card as shapes and the texts above them. Pure. */

import markText from '@content/mark.svg?raw';
import tokens from '@/styles/tokens.css?raw';
import { parseMark, placedMark } from '../site/mark.ts';
import type { Card } from './card.ts';
import { coloursOf } from '../styles/colours.ts';
import { fitTitle, plainText, shorten, type Step } from './fit.ts';
import { family, textWidth, type TextStyle } from './fonts.ts';
import { imageSize } from './size.ts';
import { type Wind, wind } from './wind.ts';

/** What an image is drawn of. */
export interface Drawing {
  /** Paper, wind lines and mark, as SVG. satori takes drawings as images only, which render at half the speed. */
  readonly shapes: string;
  /** The texts, as the tree of elements that satori sets. */
  readonly texts: Element;
}

/** An element in the form of React's, which satori reads; made without React. */
export interface Element {
  readonly type: string;
  readonly key: null;
  readonly props: Readonly<Record<string, unknown>>;
}

const colours = coloursOf(tokens, 'day');

/** All in pixels of the image. */
const margin = 72;
const right = imageSize.width - margin;
const brandTop = 58;
const kickerTop = 134;
const titleTop = 190;
const titleWidth = 992;
const leading = 1.05;
const footerTop = 544;

/** The room above the footer is the same at each size. */
const titleSteps: readonly [Step, ...Step[]] = [
  { size: 104, lines: 2 },
  { size: 80, lines: 3 },
  { size: 60, lines: 4 },
  { size: 48, lines: 5 },
];

const styles = {
  brand: { weight: 700, size: 36, tracking: -0.02 },
  kicker: { weight: 400, size: 28, tracking: 0 },
  fact: { weight: 400, size: 26, tracking: 0 },
} as const satisfies Record<string, TextStyle>;

const titleTracking = -0.03;

const separator = ' · ';

const mark = parseMark(markText);

/** The room of the mark before the brand. */
const markSize = { width: 40 * mark.ratio, height: 40 };

/**
 * The whole drawing of a card. Whatever the texts are, nothing leaves the frame.
 *
 * @throws when the font lacks a character of a text
 */
export function cardDrawing(card: Card): Drawing {
  const title = fitTitle(
    plainText(card.title),
    titleSteps,
    titleWidth,
    (size) => (text) => textWidth(text, { weight: 700, size, tracking: titleTracking }),
  );
  const titleBottom = titleTop + title.lines.length * title.size * leading;
  const lines = wind(card.route, {
    top: titleBottom + 26,
    bottom: footerTop - 20,
    titleRight: margin + title.width,
    ceiling: 130,
    right: right - 12,
  });
  const texts = [
    brandName(card.brand),
    kickerText(card.kicker),
    ...title.lines.map((line, index) =>
      text(line, { weight: 700, size: title.size, tracking: titleTracking }, colours.ink, {
        left: margin - title.size * 0.04, // the side bearing of large letters
        top: titleTop + index * title.size * leading,
        lineHeight: leading,
      }),
    ),
    ...footer(card),
  ];
  return { shapes: shapes(lines), texts: box({ ...imageSize }, texts) };
}

function shapes({ lines, goal }: Wind): string {
  const drawn = lines.map(
    ({ path, opacity }) =>
      `<path d="${path}" stroke="${colours.spruce}" stroke-width="2.5" stroke-opacity="${opacity}" fill="none"/>`,
  );
  return [
    `<rect width="${imageSize.width}" height="${imageSize.height}" fill="${colours.paper}"/>`,
    ...drawn,
    disc(goal, 12, colours.signal),
    placedMark(mark, colours.spruce, { x: margin, y: brandTop, ...markSize }),
    disc({ x: margin + 6, y: kickerTop + 18 }, 6, colours.spruce),
  ].join('');
}

function disc({ x, y }: Wind['goal'], radius: number, colour: string): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${colour}"/>`;
}

function brandName(brand: string): Element {
  const indent = markSize.width + 20;
  return text(oneLine(brand, styles.brand, titleWidth - indent), styles.brand, colours.ink, {
    left: margin + indent,
    top: brandTop,
    lineHeight: 40 / 36,
  });
}

function kickerText(kicker: string): Element {
  const indent = 28;
  return text(oneLine(kicker, styles.kicker, titleWidth - indent), styles.kicker, colours.spruce, {
    left: margin + indent,
    top: kickerTop,
    lineHeight: 36 / 28,
  });
}

/** As many facts as have room beside each other, the first in any case: half a date says nothing. */
function joined(facts: readonly string[], width: number): string {
  const lines = facts.map((_, index) => facts.slice(0, index + 1).join(separator));
  return lines.findLast((line) => textWidth(plainText(line), styles.fact) <= width) ?? facts[0] ?? '';
}

/** Facts on the left, the domain on the right. */
function footer({ facts, domain }: Card): Element[] {
  const own = oneLine(domain, styles.fact, (right - margin) / 2);
  const ownLeft = right - textWidth(own, styles.fact);
  const said = oneLine(joined(facts, ownLeft - margin - 40), styles.fact, ownLeft - margin - 40);
  const place = { top: footerTop, lineHeight: 36 / 26 };
  return [
    text(said, styles.fact, colours['ink-soft'], { left: margin, ...place }),
    text(own, styles.fact, colours.ink, { right: margin, ...place }),
  ];
}

function oneLine(value: string, style: TextStyle, width: number): string {
  return shorten(plainText(value), width, (part) => textWidth(part, style));
}

type Style = Readonly<Record<string, string | number>>;

function text(value: string, { weight, size, tracking }: TextStyle, color: string, style: Style): Element {
  return box(
    {
      fontFamily: family,
      fontWeight: weight,
      fontSize: size,
      letterSpacing: `${tracking}em`,
      color,
      whiteSpace: 'pre',
      ...style,
    },
    value,
  );
}

function box(style: Style, children: readonly Element[] | string): Element {
  const placed = { display: 'flex', position: 'absolute', boxSizing: 'border-box', ...style };
  return { type: 'div', key: null, props: { style: placed, children } };
}
