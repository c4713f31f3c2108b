/** The drawings of single pages, as their sections and their social images show them. */

import { stream, type WindDrawing } from './wind.ts';

/** Calls come in on the wind: from the far right to above the words of the call. */
export const homeDrawing: WindDrawing = {
  box: { width: 500, height: 200 },
  lines: [
    { d: 'M2600 30H760C600 30 480 110 340 96S60 90 60 200', tone: '' },
    { d: 'M2600 60H760C610 60 490 128 350 112S84 104 84 200', tone: 'faint' },
    { d: 'M2600 90H760C620 90 500 146 360 128S108 118 108 200', tone: 'fainter' },
  ],
};

const atRest = { x: 6, y: 286 };

/** A wind that blows in from the right and comes to rest, in the units of the page's column. */
export const academyDrawing: WindDrawing = {
  box: { width: 1200, height: 300 },
  lines: stream(
    [
      { x: 2200, y: 20, gap: 44 },
      { x: 1240, y: 90, gap: 26 },
      { x: 760, y: 40, gap: 14 },
      { x: 330, y: 196, gap: 12 },
      { ...atRest, gap: 0 },
    ],
    5,
  ),
  goal: atRest,
};

const top = { x: 590, y: 20 };

/** A curve like the dashboard's: it rises. */
export const signInDrawing: WindDrawing = {
  box: { width: 600, height: 140 },
  lines: stream(
    [
      { x: -60, y: 96, gap: 14 },
      { x: 180, y: 70, gap: 12 },
      { x: 330, y: 84, gap: 6 },
      { ...top, gap: 0 },
    ],
    4,
  ),
  goal: top,
};
