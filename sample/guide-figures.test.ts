/** The buyer’s guide states the figures of content/figures.json: its price table and its worked example. */

import figuresJson from '@content/figures.json';
import { describe, expect, it } from 'vitest';
import { figureTexts } from '@/faq/figures.ts';
import { parseFigures } from '@/faq/figures-schema.ts';
import { localizeArticle } from '@/blog/localize.ts';
import type { Locale } from '@/i18n/locales.ts';
import { untypeset } from '@/i18n/typeset.ts';
import { readContent } from '../scripts/content/read-content.ts';

const figures = parseFigures(figuresJson, 'content/figures.json');
const guide = readContent().articles.find(({ id }) => id === 'ai-voice-agents-business-guide-2025');

const results =
  'answered finished savedHours savedMoney missed jobs jobMoney running net oneOff months'.split(' ');

const words = {
  en: { people: 'people', months: 'months', minutes: 'minutes', never: 'Never', calls: 'calls' },
  sv: { people: 'personer', months: 'månader', minutes: 'minuter', never: 'Aldrig', calls: 'samtal' },
} as const;

describe.each(['en', 'sv'] satisfies Locale[])('the guide in %s', (locale) => {
  const body = untypeset(guide ? localizeArticle(guide, locale).body : '');
  const texts = figureTexts(figures, locale);
  const word = words[locale];
  /** The cells of a table of the guide, row by row without the head. */
  const rows = (table: number): string[][] =>
    [...body.matchAll(/(?:^\|.*\n)+/gm)][table]?.[0]
      .trim()
      .split('\n')
      .slice(2)
      .map((row) =>
        row
          .split('|')
          .slice(1, -1)
          .map((cell) => cell.trim()),
      ) ?? [];

  it('has the price table of the figures', () => {
    const expected = Object.keys(figures.prices).map((size) => [
      `${texts[`prices.${size}.people`]} ${word.people}`,
      texts[`prices.${size}.scope`],
      texts[`prices.${size}.setup`],
      texts[`prices.${size}.monthly`],
      texts[`prices.${size}.perMinute`],
    ]);
    const found = rows(1).map(([people, scope = '', ...fees]) => [
      people,
      scope.charAt(0).toLowerCase() + scope.slice(1),
      ...fees,
    ]);
    expect(found).toEqual(expected);
  });

  it('has the plan’s hours', () => {
    expect(rows(2).map((row) => row.at(-1)?.match(/\d+(?=\D*$)/)?.[0])).toEqual(
      Object.values(figures.plan.hours).map(({ value }) => String(value)),
    );
  });

  it('assumes what the worked example assumes', () => {
    const e = (name: string): string | undefined => texts[`example.${name}`];
    expect(rows(3).map((row) => row.at(-1))).toEqual([
      e('calls'),
      e('missedShare'),
      e('finishedShare'),
      `${e('minutesPerCall')} ${word.minutes}`,
      e('hourlyCost'),
      e('jobShare'),
      e('contribution'),
      e('monthly'),
      `${e('agentMinutes')} ${word.minutes}`,
      e('perMinute'),
      e('setup'),
      texts['plan.hours.total'],
    ]);
  });

  it('comes to the results of the worked example', () => {
    const sums = [...body.matchAll(/^\d\. \*\*.*=.*$/gm)].join('\n');
    for (const name of results) expect(sums).toContain(texts[`example.${name}`]);
  });

  it('comes to the results of each change', () => {
    const changes = [
      'example',
      ...['moreFinished', 'halfTheJobs', 'noJobs'].map((name) => `exampleVariants.${name}`),
    ];
    expect(rows(4).map(([, ...cells]) => cells)).toEqual(
      changes.map((path) => {
        const months = texts[`${path}.months`];
        return [texts[`${path}.net`], months === undefined ? word.never : `${months} ${word.months}`];
      }),
    );
  });
});
