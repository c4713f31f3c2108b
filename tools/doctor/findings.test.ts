import { describe, expect, it } from 'vitest';
import { byLocale } from '../../src/i18n/locales.ts';
import { parseFigures } from '../../src/collections/figures/schema.ts';
import { exampleFacts, exampleSite } from '../../src/testing/fixtures/site.ts';
import { foreignTexts, inventedFacts, lawyerQuestions, openPoints, sampleMentions } from './findings.ts';

it('invented facts are listed with their value', () => {
  const facts = {
    site: { ...exampleSite, placeholders: ['phone', 'founders.0'] },
    service: { ...exampleFacts.service, placeholders: ['subProcessors'] },
    figures: parseFigures({ ...exampleFacts.figures, placeholders: ['notice', 'prices'] }),
  };
  expect(inventedFacts(facts).map(({ file, field, value }) => [file, field, value])).toEqual([
    ['content/site.json', 'phone', '+46 70 174 06 06'],
    ['content/site.json', 'founders.0', 'Sara Nord'],
    [
      'content/service.json',
      'subProcessors',
      'Nordtel AB (telephony, Sweden) and Nordstimme GmbH (voice, Germany)',
    ],
    ['content/figures.json', 'notice', 'months 2'],
    ['content/figures.json', 'prices', '21 figures'],
  ]);
});

describe('sampleMentions', () => {
  it('names file, line and the text found, in any case', () => {
    const files = [
      { path: 'a.md', text: 'One\nSara’s and NORDLYS.EXAMPLE\nThree' },
      { path: 'b.md', text: 'Nordlysen' },
    ];
    expect(sampleMentions(files, ['Nordlys', 'Sara', 'Jon'])).toEqual([
      { file: 'a.md', line: 2, names: ['Sara', 'NORDLYS'] },
      { file: 'b.md', line: 1, names: ['Nordlys'] },
    ]);
  });

  it('takes no word for a name that only ends as one does', () => {
    expect(sampleMentions([{ path: 'a.md', text: 'vansara, mosara' }], ['Sara'])).toEqual([]);
  });

  it('reads a name with signs letter by letter', () => {
    expect(sampleMentions([{ path: 'a.md', text: 'AxB' }], ['A.B'])).toEqual([]);
  });
});

describe('foreignTexts', () => {
  const files = [
    { path: 'en.json', text: 'Swedish law, LEK 9:28\nIn SEK, kr or kronor\nSekund, krok, 5 sek' },
    { path: 'x/sv.yaml', text: '      Svenskt, svensk\n    wordings: |\n      Sveriges lag' },
  ];
  const found = (country: string, unit: string) =>
    foreignTexts(
      country,
      byLocale(() => unit),
      ['LEK'],
      files,
    ).map(({ file, line, names }) => [`${file}:${line}`, ...names]);

  it('names sentences about the country and the currency of the sample, in each language', () => {
    expect(found('NO', '€')).toEqual([
      ['en.json:1', 'Swedish', 'LEK'],
      ['en.json:2', 'SEK', 'kr', 'kronor'],
      ['x/sv.yaml:1', 'Svenskt', 'svensk'],
    ]);
  });

  it('finds nothing where both are the owner’s', () => {
    expect(found('SE', 'SEK')).toEqual([]);
    expect(found('SE', 'kr')).toEqual([]);
  });
});

it('lawyerQuestions leaves out what is about analytics where nobody measures', () => {
  const text = '# For your lawyer\n\n- Does {analytics} fit one choice?\n- Are the terms yours?\n';
  const questions = (analytics: string) => lawyerQuestions(text, { analytics }).map(({ name }) => name);
  expect(questions('Hotjar')).toEqual(['Does Hotjar fit one choice?', 'Are the terms yours?']);
  expect(questions('')).toEqual(['Are the terms yours?']);
});

it('the list of the sample’s names is no text of the sample', () => {
  const files = openPoints({}, exampleFacts).sample?.map(({ file }) => file) ?? [];
  expect(files).not.toContain('content/sample.json');
});
