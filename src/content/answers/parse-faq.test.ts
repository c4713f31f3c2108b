import { describe, expect, it } from 'vitest';
import { byLocale } from '../../site/locales.ts';
import { parseFaq, shownTopics } from './parse-faq.ts';
import { messageOf } from '../../testing/helpers/eventually.ts';

const values = {
  ...byLocale(() => ({ brand: 'Nordlys', 'fee.small': 'SEK 10', phone: '' })),
  sv: { brand: 'Nordlys', 'fee.small': '10 kr', phone: '' },
};

function yaml(id: string, wordings: string, answer = '{brand} takes {fee.small}.'): string {
  return [
    'title: Money',
    'questions:',
    `  - id: ${id}`,
    '    question: What is the price?',
    '    answer: |',
    `      ${answer}`,
    '    wordings: |',
    `      ${wordings}`,
    '',
  ].join('\n');
}

function parse(files: Readonly<Record<string, string>>, topics: unknown = ['money']) {
  const named = Object.entries(files).map(([path, text]) => [`faq/${path}`, text]);
  return parseFaq({ root: 'faq', topics, files: Object.fromEntries(named), values });
}

const good = { 'money/en.yaml': yaml('price', 'how much'), 'money/sv.yaml': yaml('price', 'hur mycket') };

describe('parseFaq', () => {
  it('fills each language’s figures and the owner’s facts in', () => {
    const faq = parse(good);
    expect(faq.en[0]?.questions[0]).toEqual({
      id: 'price',
      question: 'What is the price?',
      answerMarkdown: 'Nordlys takes SEK 10.',
      featured: false,
      wordings: ['how much'],
    });
    expect(faq.sv[0]?.questions[0]?.answerMarkdown).toBe('Nordlys takes 10 kr.');
  });

  it('leaves out a question whose answer only names a fact that is left out', () => {
    expect(parse({ 'money/en.yaml': yaml('price', 'how much', 'Ring {phone}.') }).en[0]?.questions).toEqual(
      [],
    );
  });

  it('keeps answers that pages do not show, and topics of nothing else, for the assistant', () => {
    const hidden = (id: string) =>
      yaml(id, `what of ${id}`).replace('wordings:', 'page: false\n    wordings:');
    const mixed = `${yaml('price', 'how much')}${hidden('fee').split('\n').slice(2).join('\n')}`;
    const faq = parse({ 'money/en.yaml': mixed, 'time/en.yaml': hidden('when') }, ['money', 'time']);
    expect(faq.en.flatMap(({ questions }) => questions.map(({ id }) => id))).toEqual([
      'price',
      'fee',
      'when',
    ]);
    expect(shownTopics(faq.en).map(({ id, questions }) => [id, questions.length])).toEqual([['money', 1]]);
  });

  it.each([
    [
      'a placeholder that nothing fills',
      { ...good, 'money/sv.yaml': yaml('price', 'hur mycket', '{fee.large}') },
      'faq/money/sv.yaml:5, questions.0.answer: holds {fee.large}',
    ],
    [
      'a heading without words',
      { ...good, 'money/en.yaml': yaml('price', 'how much', '##') },
      'faq/money/en.yaml:5, questions.0.answer: has a heading without words',
    ],
    [
      'a figure',
      { ...good, 'money/en.yaml': yaml('price', 'how much', '```figure\n      prices\n      ```') },
      'faq/money/en.yaml:5, questions.0.answer: has a block of a figure',
    ],
    [
      'another question in one language',
      { ...good, 'money/sv.yaml': yaml('fee', 'hur mycket') },
      'faq/money/sv.yaml:3, questions.0.id: must be "price", as in faq/money/en.yaml: the same questions in the same order.',
    ],
    [
      'a wording of two questions',
      {
        ...good,
        'money/en.yaml': `${yaml('price', 'how much')}${yaml('fee', 'How much').split('\n').slice(2).join('\n')}`,
      },
      /^faq\/money\/en\.yaml:\d+, .*: the wording "How much" stands in faq\/money\/en\.yaml:\d+, .* too\. Keep one/,
    ],
    [
      'a question with the id of a topic',
      { 'money/en.yaml': yaml('money', 'how much') },
      'faq/money/en.yaml:3, questions.0.id: the id "money" stands in faq/money/en.yaml:1, title too. Keep one of the two.',
    ],
    [
      'a folder that is in no list',
      { ...good, 'time/en.yaml': yaml('when', 'when') },
      'faq/topics.json, time: is a folder that the list does not name. Add its name, or delete the folder.',
    ],
  ])('names %s with its place and remedy', (_kind, files, message) => {
    expect(messageOf(() => parse(files))).toMatch(message);
  });
});
