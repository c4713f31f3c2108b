import { expect, it } from 'vitest';
import { byLocale } from '../../site/locales.ts';
import { temporaryFolder } from '../../testing/helpers/temporary-folder.ts';
import { problemSentence } from '../content-error.ts';
import { readFaq, topicsWithoutRare } from './parse-faq.ts';

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

function parse(files: Readonly<Record<string, string>>, topics: unknown = ['money'], related: unknown = {}) {
  const lists = { 'topics.json': JSON.stringify(topics), 'related.json': JSON.stringify(related) };
  const named = Object.entries({ ...files, ...lists }).map(([path, text]) => [`content/faq/${path}`, text]);
  const { faq, problems } = readFaq(temporaryFolder(Object.fromEntries(named)), values);
  return { faq, message: problems.map(problemSentence).join('\n') };
}

const good = { 'money/en.yaml': yaml('price', 'how much'), 'money/sv.yaml': yaml('price', 'hur mycket') };

it('fills in each language’s figures and the owner’s facts', () => {
  const { faq, message } = parse(good);
  expect(message).toBe('');
  expect(faq.en[0]?.questions[0]).toEqual({
    id: 'price',
    question: 'What is the price?',
    answer: 'Nordlys takes SEK 10.',
    featured: false,
    wordings: ['how much'],
  });
  expect(faq.sv[0]?.questions[0]?.answer).toBe('Nordlys takes 10 kr.');
});

it('keeps the wordings of each further aspect of a question separate', () => {
  const aspects = '    aspects:\n      - |\n        when does {brand} bill\n        which day\n';
  const { faq } = parse({ 'money/en.yaml': yaml('price', 'how much') + aspects });
  expect(faq.en[0]?.questions[0]).toMatchObject({
    wordings: ['how much'],
    aspects: [['when does Nordlys bill', 'which day']],
  });
});

it('lists what visitors ask next, in every language', () => {
  const two = (locale: 'en' | 'sv') => ({ [`time/${locale}.yaml`]: yaml('when', `${locale} when`) });
  const files = { ...good, ...two('en'), ...two('sv') };
  const { faq, message } = parse(files, ['money', 'time'], { price: ['when'] });
  expect(message).toBe('');
  expect(faq.sv.flatMap(({ questions }) => questions.map(({ related }) => related))).toEqual([
    ['when'],
    undefined,
  ]);
  expect(parse(good, ['money'], { price: ['when'] }).message).toBe(
    'content/faq/related.json, price: there is no question with the id "when". Correct the id, or delete it.',
  );
});

it('omits a question whose answer only states an omitted fact', () => {
  const { faq } = parse({ 'money/en.yaml': yaml('price', 'how much', 'Ring {phone}.') });
  expect(faq.en[0]?.questions).toEqual([]);
});

it('keeps rare questions, and topics with only these', () => {
  const hidden = (id: string) => yaml(id, `what of ${id}`).replace('wordings:', 'rare: true\n    wordings:');
  const mixed = `${yaml('price', 'how much')}${hidden('fee').split('\n').slice(2).join('\n')}`;
  const { faq } = parse({ 'money/en.yaml': mixed, 'time/en.yaml': hidden('when') }, ['money', 'time']);
  const ids = faq.en.flatMap(({ questions }) => questions.map(({ id }) => id));
  expect(ids).toEqual(['price', 'fee', 'when']);
  const counts = topicsWithoutRare(faq.en).map(({ id, questions }) => [id, questions.length]);
  expect(counts, 'the page has a heading for each topic, since it links to the rare questions').toEqual([
    ['money', 1],
    ['time', 0],
  ]);
});

it('takes a flag that is false like one that is omitted', () => {
  const { message } = parse({ ...good, 'money/sv.yaml': `${yaml('price', 'hur mycket')}    rare: false\n` });
  expect(message).toBe('');
});

it('keeps the topics that can be read', () => {
  const wrong = { 'time/en.yaml': 'title: T', 'time/sv.yaml': yaml('when', 'när') };
  const { faq, message } = parse({ ...good, ...wrong }, ['money', 'time']);
  expect(faq.en.map(({ id }) => id)).toEqual(['money']);
  expect(message).toBe('content/faq/time/en.yaml:1, questions: this field is missing. Add it.');
});

it.each([
  [
    'a placeholder that nothing fills',
    { ...good, 'money/sv.yaml': yaml('price', 'hur mycket', '{fee.large}') },
    /^content\/faq\/money\/sv\.yaml:5, questions\.0\.answer: contains \{fee\.large\}, which is no/,
  ],
  [
    'a topic that one language lacks',
    { 'money/en.yaml': yaml('price', 'how much') },
    'content/faq/money/sv.yaml: this file is missing. Translate the topic.',
  ],
  [
    'another question in one language',
    { ...good, 'money/sv.yaml': yaml('fee', 'hur mycket') },
    'content/faq/money/sv.yaml:3, questions.0.id: the questions must be those of content/faq/money/en.yaml in their order: price.',
  ],
  [
    'a question that is rare in one language only',
    { ...good, 'money/sv.yaml': `${yaml('price', 'hur mycket')}    rare: true\n` },
    /^content\/faq\/money\/sv\.yaml:3, questions\.0\.id: "rare" must be the same as in content\/faq\/money\/en\.yaml\./,
  ],
  [
    'a rare question that is featured',
    { 'money/en.yaml': `${yaml('price', 'how much')}    rare: true\n    featured: true\n` },
    'content/faq/money/en.yaml:10, questions.0.featured: is for questions on /faq. Delete it, or "rare".',
  ],
  [
    'a question with the id of a topic',
    { 'money/en.yaml': yaml('money', 'how much') },
    'content/faq/money/en.yaml:3, questions.0.id: "money" is already the id of another question or topic. Rename one of them.',
  ],
  [
    'a folder that is in no list',
    { ...good, 'time/en.yaml': yaml('when', 'when') },
    'content/faq/topics.json, time: is a folder that is missing from this list. Add its name, or delete the folder.',
  ],
])('reports %s with its location and fix', (_kind, files, message) => {
  expect(parse(files).message).toMatch(message);
});
