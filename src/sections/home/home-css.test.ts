import { describe, expect, it } from 'vitest';
import { calendarCss, calendarHours, rotationCss } from './home-css.ts';

it.each([0, 1])('rotationCss does not move %i phrases', (count) => {
  expect(rotationCss(count)).toBe('');
});

describe('calendarCss', () => {
  const bookings = [
    { person: 0, from: 7.5, to: 8.5 },
    { person: 2, from: 7, to: 9.5 },
  ];

  it('has one hour for each hour that a booking touches', () => {
    expect(calendarHours(bookings)).toEqual([7, 8, 9]);
  });

  it('has a column for each person, and rows of half hours for hours and bookings', () => {
    const css = calendarCss(bookings, 4);
    expect(css).toContain('repeat(4,minmax(0,1fr))');
    expect(css).toContain('.hour-1{grid-row:4/span 2}');
    expect(css).toContain('.booking-0{grid-area:3/2/5}');
    expect(css).toContain('.booking-1{grid-area:2/4/7}');
  });

  it('has no hours without a booking', () => {
    expect(calendarCss([], 3)).not.toMatch(/hour|booking|NaN|Infinity/);
  });
});
