import { expect, it } from 'vitest';
import { exampleFigures } from '../../testing/fixtures/figures.ts';
import { strings } from '../../testing/fixtures/strings.ts';
import { thrownMessage } from '../../testing/helpers/thrown-message.ts';
import { parseFigures } from './figures-schema.ts';
import { checkPictureTexts } from './picture-texts.ts';

const { hero, report, services } = strings.en;
const { people, bookings } = hero.call.calendar;
const { days, tasks } = services.pictures.week;
const booking = { person: people.length - 1, from: 8, to: 9 };
const complete = {
  call: bookings.map(() => booking),
  interruptions: days.map(() => [0, 1]),
  tasks: tasks.map(() => ({ hours: 2, saved: 1 })),
  errors: report.errors.map((_error, index) => index + 1),
};

function check(changes: Partial<typeof complete>): void {
  const { call, errors, ...week } = { ...complete, ...changes };
  const exampleCall = { seconds: { value: 50 }, bookings: call };
  const exampleWeek = { from: 7, ...week };
  const exampleReport = { ...exampleFigures.exampleReport, errors };
  const figures = parseFigures({ ...exampleFigures, exampleCall, exampleReport, exampleWeek });
  checkPictureTexts(figures, strings.en);
}

it('accepts pictures with words for all their numbers', () => {
  expect(() => check({})).not.toThrow();
});

it.each([
  [
    'a booking without words',
    { call: [...complete.call, booking] },
    `exampleCall.bookings: has ${bookings.length + 1} entries, but "hero.call.calendar.bookings" of the locale files has ${bookings.length}. Make them equal.`,
  ],
  [
    'a week without days',
    { interruptions: [] },
    `exampleWeek.interruptions: has 0 entries, but "services.pictures.week.days" of the locale files has ${days.length}. Make them equal.`,
  ],
  [
    'a task without hours',
    { tasks: complete.tasks.slice(1) },
    `exampleWeek.tasks: has ${tasks.length - 1} entries, but "services.pictures.week.tasks" of the locale files has ${tasks.length}. Make them equal.`,
  ],
  [
    'a mistake without words',
    { errors: [...complete.errors, 9] },
    `exampleReport.errors: has ${report.errors.length + 1} entries, but "report.errors" of the locale files has ${report.errors.length}. Make them equal.`,
  ],
  [
    'a person without a name',
    { call: complete.call.with(0, { ...booking, person: people.length }) },
    `exampleCall.bookings.0.person: must be below ${people.length}: the locale files list only that many people.`,
  ],
])('reports %s', (_what, changes, message) => {
  expect(thrownMessage(() => check(changes))).toBe(`content/figures.json, ${message}`);
});
