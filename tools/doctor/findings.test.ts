import { describe, expect, it } from 'vitest';
import { byLocale } from '../../src/site/locales.ts';
import { parseFigures } from '../../src/content/figures/schema.ts';
import { exampleFacts, exampleSite } from '../../src/testing/fixtures/site.ts';
import { foreignTexts, inventedFacts, lawyerQuestions, openPoints, sampleMentions } from './findings.ts';

it('invented facts are listed with their value', () => {
  const facts = {
    site: { ...exampleSite, placeholders: ['phone', 'founders.0'] },
    service: { ...exampleFacts.service, placeholders: ['subProcessors'] },
    figures: exampleFacts.figures,
  };
  const listed = inventedFacts(facts).filter(({ file }) => file !== 'content/figures.json');
  expect(listed.map(({ file, field, value }) => [file, field, value])).toEqual([
    ['content/site.json', 'phone', '+46 70 174 06 06'],
    ['content/site.json', 'founders.0', 'Sara Nord'],
    [
      'content/service.json',
      'subProcessors',
      'Nordtel AB (telephony, Sweden) and Nordstimme GmbH (voice, Germany)',
    ],
  ]);
});

it('what a page needed that is left out is not invented any more', () => {
  const site = { ...exampleSite, dashboard: undefined, placeholders: ['dashboard.url'] };
  expect(inventedFacts({ ...exampleFacts, site }).map(({ field }) => field)).not.toContain('dashboard.url');
});

describe('figures count as invented', () => {
  const listed = (changes: object): Record<string, string> => {
    const figures = parseFigures({ ...exampleFacts.figures, ...changes });
    return Object.fromEntries(
      inventedFacts({ ...exampleFacts, figures }).map(({ field, value }) => [field, value]),
    );
  };
  const limits = { from: 1, to: 9, step: 1 };
  const calculator = { calls: limits, missedShare: limits, minutesPerCall: limits, contribution: limits };

  it('in every group until the owner has checked it', () => {
    expect(listed({ calculator, own: { weeks: { value: 3 } } })).toEqual({
      prices: '18 figures',
      scopes: 'few, many',
      payback: 'months 1–3',
      aftercare: 'hoursPerWeek 3',
      plan: 'hours.week1 6, hours.week2 4',
      example: '8 figures',
      calculator: 'calls, missedShare, minutesPerCall, contribution',
      invoiceExample:
        'year 2024, invoices 600, shortShare 50%, shortMinutes 2, longMinutes 6, running SEK 1,000, build SEK 10,000',
      retention:
        'enquiryMonths 5, accountingYears 8, serverLogDays 20, claimYears 6, analyticsMonths 9, recordingDays 100, googleCookieYears 3',
      callDetails: 'days 12',
      rights: 'replyMonths 2, extensionMonths 3',
      breach: 'hours 60',
      age: 'minimum 15',
      notice: 'months 2',
      own: 'weeks 3',
    });
    const checked = Object.keys(exampleFacts.figures).filter((name) => !['checked', 'age'].includes(name));
    expect(listed({ checked })).toEqual({ age: 'minimum 15' });
  });

  it('unless they are left out', () => {
    expect(Object.keys(listed({ breach: { hours: null } }))).not.toContain('breach');
  });
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
