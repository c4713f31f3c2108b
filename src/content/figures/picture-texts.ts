import { ContentError, type ContentProblem } from '../content-error.ts';
import type { Dictionary } from '../texts/dictionary.ts';
import type { Figures } from './figures-schema.ts';

const file = 'content/figures.json';

type PictureTexts = Pick<Dictionary, 'hero' | 'report' | 'services'>;

/** Some pictures combine numbers from the figures with words from the texts. @throws {ContentError} if either is missing */
export function checkPictureTexts(
  { exampleCall, exampleReport, exampleWeek }: Figures,
  { hero, report, services }: PictureTexts,
): void {
  const { calendar } = hero.call;
  const { week } = services.pictures;
  const { bookings } = exampleCall;
  const lists = [
    {
      field: 'exampleCall.bookings',
      numbers: bookings,
      name: 'hero.call.calendar.bookings',
      words: calendar.bookings,
    },
    {
      field: 'exampleWeek.interruptions',
      numbers: exampleWeek.interruptions,
      name: 'services.pictures.week.days',
      words: week.days,
    },
    {
      field: 'exampleWeek.tasks',
      numbers: exampleWeek.tasks,
      name: 'services.pictures.week.tasks',
      words: week.tasks,
    },
    {
      field: 'exampleReport.errors',
      numbers: exampleReport.errors,
      name: 'report.errors',
      words: report.errors,
    },
  ];
  const problems = lists.flatMap(({ field, numbers, name, words }): ContentProblem[] => {
    if (numbers.length === words.length) return [];
    const message = `has ${numbers.length} entries, but "${name}" of the locale files has ${words.length}. Make them equal.`;
    return [{ file, field, message }];
  });
  const people = calendar.people.length;
  for (const [index, { person }] of bookings.entries()) {
    if (person < people) continue;
    const message = `must be below ${people}: the locale files list only that many people.`;
    problems.push({ file, field: `exampleCall.bookings.${index}.person`, message });
  }
  if (problems.length > 0) throw new ContentError(problems);
}
