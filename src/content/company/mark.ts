import { type Mark, svgElement } from '../../drawings/mark.ts';
import { ContentError } from '../content-error.ts';

const file = 'content/mark.svg';

/** Scripts, links and foreign elements, with or without a prefix; references within the drawing are fine. */
const unsafeMarkup =
  /<(?:[^\s!?>/][^\s>]*:|(?:script|a|iframe|object|embed|foreignObject)\b)|[\s/"']on\w+\s*=|href\s*=(?!\s*["']#)/i;

/** Reads the owner's mark. @throws {ContentError} if it is not a plain SVG with a viewBox, which defines its width */
export function parseMark(text: string): Mark {
  const svg = svgElement(text);
  if (svg === undefined) throw problem('is not an SVG drawing. Save the mark as SVG.');
  const [, box = ''] = /^<svg[^>]*\sviewBox=["']([^"']*)["']/.exec(svg) ?? [];
  const [, , width = Number.NaN, height = Number.NaN] = box
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  if (!(width > 0 && height > 0)) {
    throw problem('has no valid viewBox. Add one to <svg>, such as viewBox="0 0 28 20".');
  }
  if (unsafeMarkup.test(svg)) {
    throw problem('contains a script, a link or elements that are not SVG. Save the mark as plain SVG.');
  }
  // An SVG file needs the namespace, which inline SVG may omit.
  const named = svg.includes('xmlns=') ? svg : svg.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"');
  return { svg: named, ratio: width / height };
}

function problem(message: string): ContentError {
  return new ContentError([{ file, field: '', message }]);
}
