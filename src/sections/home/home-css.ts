/** Styles of the home page that depend on its content: a style element, since the policy forbids style attributes. */

import type { Dictionary } from '../../content/texts/dictionary.ts';

export function homeCss({ rotatingTexts, call }: Dictionary['hero'], bookings: readonly Booking[]): string {
  return rotationCss(rotatingTexts.length) + calendarCss(bookings, call.calendar.people.length);
}

const turnMs = 3000; // for each phrase
const fadeInMs = 240;
const fadeOutMs = 240; // at the start of the turn of the next phrase, which fades in afterwards
const resetMs = 15; // to move back into place, unseen

/** The keyframes and delays for `.rotator` in `RotatingPhrase.astro`. A single phrase does not move. */
export function rotationCss(count: number): string {
  if (count < 2) return '';
  const cycle = turnMs * count;
  const at = (time: number): string => `${Number(((time / cycle) * 100).toFixed(3))}%`;
  // Only these properties run on the compositor; any other, such as visibility, wakes the page for each frame.
  const hidden = 'opacity:0;transform:none';
  const leaving = 'opacity:0;transform:translateY(-.14em)';
  const delays = Array.from(
    { length: count - 1 },
    (_, index) => `.rotator>span:nth-child(${index + 2}){--turn:${turnMs * (index + 1)}ms}`,
  );
  return [
    `.rotator{--cycle:${cycle}ms}`,
    ...delays,
    '@keyframes rotate-phrase{',
    `0%,${at(fadeOutMs)}{opacity:0;transform:translateY(.2em)}`,
    `${at(fadeOutMs + fadeInMs)},${at(turnMs)}{opacity:1;transform:none}`,
    `${at(turnMs + fadeOutMs)}{${leaving}}`,
    `${at(turnMs + fadeOutMs + resetMs)},100%{${hidden}}`,
    '}',
    '@keyframes rotate-first-phrase{',
    // Define the start too: the compositor does not run an animation whose first keyframe is implicit.
    `0%,${at(turnMs)}{opacity:1;transform:none}`,
    `${at(turnMs + fadeOutMs)}{${leaving}}`,
    `${at(turnMs + fadeOutMs + resetMs)},100%{${hidden}}`,
    '}',
  ].join('');
}

interface Booking {
  readonly person: number;
  readonly from: number;
  readonly to: number;
}

/** The hours that the calendar shows: each full hour from the first booking to the last. */
export function calendarHours(bookings: readonly Booking[]): number[] {
  const first = Math.floor(Math.min(...bookings.map(({ from }) => from)));
  const last = Math.ceil(Math.max(...bookings.map(({ to }) => to)));
  return Array.from({ length: Math.max(last - first, 0) }, (_, index) => first + index);
}

/** The positions of hours and bookings in the grid of `CalendarSheet.astro`, with one row per half hour. */
export function calendarCss(bookings: readonly Booking[], people: number): string {
  const hours = calendarHours(bookings);
  const row = (hour: number): number => Math.round((hour - (hours[0] ?? 0)) * 2) + 2;
  return [
    `.calendar-day{grid-template-columns:2.25rem repeat(${people},minmax(0,1fr))}`,
    ...hours.map((hour, index) => `.hour-${index}{grid-row:${row(hour)}/span 2}`),
    ...bookings.map(
      ({ person, from, to }, index) => `.booking-${index}{grid-area:${row(from)}/${person + 2}/${row(to)}}`,
    ),
  ].join('');
}
