import { expect, it } from 'vitest';
import { exampleFacts } from '@/testing/site.ts';
import { readFigures } from '../../collections/figures/figures-schema.ts';
import { problemSentence } from '../../collections/content-error.ts';
import { readText, root } from './read-content.ts';
import { filesWithFigures, typedFigures } from './typed-figures.ts';

const found = (text: string, file = 'content/faq/prices/en.yaml') =>
  typedFigures(file, text, exampleFacts.figures).map(({ line, message }) => `${line}: ${message}`);

it.each([
  ['en', 'It costs\nSEK 14,800, once.', 'SEK 14,800', '{prices.small.example.setup} or {example.setup}'],
  ['sv', 'Det kostar\n14 800 kr en gång.', '14 800 kr', '{prices.small.example.setup} or {example.setup}'],
  ['en', 'For firms\nof 2–9 people.', '2–9', '{prices.small.people}'],
  ['en', 'From about\n470 calls.', '470', '{rules.calls.small}'],
])(
  'in %s a figure typed by hand is named with its line and placeholder: %j',
  (locale, text, digits, names) => {
    expect(found(text, `content/faq/prices/${locale}.yaml`)).toEqual([
      `2: says “${digits}”, which content/figures.json decides. Write ${names}, or other words where it means something else.`,
    ]);
  },
);

it.each([
  'It costs {prices.small.setup} on 2026-01-02.',
  'It costs SEK 14,800.50, or SEK 114,800, in 12–9 or 2–91 days.',
  'See [the page](/blog/470) or `470`, and wait two months.',
  'wordings: |\n      is it 470 calls',
])('other numbers, and what is no sentence, are left alone: %j', (text) => {
  expect(found(text)).toEqual([]);
});

it('the texts of this site type none of their figures by hand', () => {
  const figures = readFigures(root);
  const problems = filesWithFigures(root).flatMap((file) =>
    typedFigures(file, readText(file) ?? '', figures),
  );
  expect(problems.map(problemSentence)).toEqual([]);
});
