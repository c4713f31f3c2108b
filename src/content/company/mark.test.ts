import { expect, it } from 'vitest';
import { thrownMessage } from '../../testing/helpers/thrown-message.ts';
import { parseMark } from './mark.ts';

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20" width="400" height="200"><path width="3" fill="currentColor"/></svg>';

it('extracts the <svg> element and its aspect ratio', () => {
  const text = `<?xml version="1.0"?>\n<!-- Made by a program -->\n${drawing}\n<script>x()</script>`;
  expect(parseMark(text)).toEqual({ svg: drawing, ratio: 2 });
});

it.each([
  '<script>x()</script>',
  '<path onload="x()"/>',
  '<h:script xmlns:h="http://www.w3.org/1999/xhtml">x()</h:script>',
  '<a xlink:href="javascript:x()"/>',
  '<use href="https://other.example/x.svg#x"/>',
])('rejects anything that runs code or points elsewhere: %s', (part) => {
  expect(thrownMessage(() => parseMark(`<svg viewBox="0 0 1 1">${part}</svg>`))).toBe(
    'content/mark.svg: contains a script, a link or elements that are not SVG. Save the mark as plain SVG.',
  );
});

it('accepts references within the drawing', () => {
  const svg = drawing.replace('<path', '<style><![CDATA[.a{fill:red}]]></style><use xlink:href="#b"/><path');
  expect(parseMark(svg).svg).toBe(svg);
});

it('adds the SVG namespace if the file lacks it', () => {
  expect(parseMark('<svg viewBox="0 0 1 1"></svg>').svg).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"></svg>',
  );
});

it.each(['', '<html></html>'])('reports that %j is not a drawing', (text) => {
  expect(thrownMessage(() => parseMark(text))).toBe(
    'content/mark.svg: is not an SVG drawing. Save the mark as SVG.',
  );
});

it.each(['', 'viewBox="0 0 0 20"', 'viewBox="large"'])('asks for a viewBox in place of %j', (box) => {
  expect(thrownMessage(() => parseMark(`<svg ${box}><path viewBox="0 0 1 1"/></svg>`))).toBe(
    'content/mark.svg: has no valid viewBox. Add one to <svg>, such as viewBox="0 0 28 20".',
  );
});
