import { expect, it } from 'vitest';
import { placedMark } from './mark.ts';

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20" width="400" height="200"><path width="3" fill="currentColor"/></svg>';

it('the mark has the place and the colour that it is given, whatever size the file names', () => {
  expect(placedMark({ svg, ratio: 2 }, '#fff', { x: 1, y: 2, width: 30, height: 15 })).toBe(
    '<svg x="1" y="2" width="30" height="15" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><path width="3" fill="#fff"/></svg>',
  );
});
