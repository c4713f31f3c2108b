/** The design of the social images: a card as shapes and the texts above them. Pure. */

import markText from '@content/mark.svg?raw';
import tokens from '@/styles/tokens.css?raw';
import { parseMark, placedMark } from '../site/mark.ts';
import type { Card } from './card.ts';
import { goalPath, type WindDrawing, type WindLine } from '../drawing/wind.ts';
import { coloursOf } from '../styles/colours.ts';
import { fitTitle, plainText, shorten, type Step } from './fit.ts';
import { family, textWidth, type TextStyle } from './fonts.ts';
import { imageSize } from './size.ts';

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
const titleWidth = 560;
/** The least distance between texts and what stands beside them. */
const apart = 40;
const leading = 1.05;
const footerTop = 544;

/** The room above the footer is the same at each size. */
const titleSteps: readonly [Step, ...Step[]] = [
  { size: 96, lines: 2 },
  { size: 80, lines: 3 },
  { size: 68, lines: 4 },
  { size: 56, lines: 5 },
  { size: 46, lines: 6 },
  { size: 30, lines: 10 },
];

/** Beside the title: the drawing stretches to this room, as it does on its page. */
const drawingRoom = {
  x: margin + titleWidth + apart,
  y: 206,
  width: right - margin - titleWidth - apart - 8,
  height: 290,
};

const opacities: Readonly<Record<WindLine['tone'], number>> = { '': 1, faint: 0.55, fainter: 0.32 };

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
  return { shapes: shapes(card.drawing), texts: box({ ...imageSize }, texts) };
}

function shapes(drawing: WindDrawing): string {
  return [
    `<rect width="${imageSize.width}" height="${imageSize.height}" fill="${colours.paper}"/>`,
    windShapes(drawing),
    placedMark(mark, colours.spruce, { x: margin, y: brandTop, ...markSize }),
    `<circle cx="${margin + 6}" cy="${kickerTop + 18}" r="6" fill="${colours.spruce}"/>`,
  ].join('');
}

/** The drawing in its room; what leaves that runs on to the edge of the image. */
function windShapes({ box, lines, goal }: WindDrawing): string {
  const { x, y, width, height } = drawingRoom;
  const stroke = (d: string, colour: string, strength: number, opacity = 1): string =>
    `<path d="${d}" stroke="${colour}" stroke-width="${strength}" stroke-opacity="${opacity}" vector-effect="non-scaling-stroke"/>`;
  return [
    `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="0 0 ${box.width} ${box.height}" preserveAspectRatio="none" overflow="visible" fill="none" stroke-linecap="round">`,
    ...lines.map(({ d, tone }) => stroke(d, colours.spruce, 3, opacities[tone])),
    ...(goal ? [stroke(goalPath(goal), colours.signal, 24)] : []),
    '</svg>',
  ].join('');
}

function brandName(brand: string): Element {
  const indent = markSize.width + 20;
  return text(oneLine(brand, styles.brand, right - margin - indent), styles.brand, colours.ink, {
    left: margin + indent,
    top: brandTop,
    lineHeight: 40 / 36,
  });
}

function kickerText(kicker: string): Element {
  const indent = 28;
  return text(oneLine(kicker, styles.kicker, right - margin - indent), styles.kicker, colours.spruce, {
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
  const said = oneLine(joined(facts, ownLeft - margin - apart), styles.fact, ownLeft - margin - apart);
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
