import { describe, expect, it } from 'vitest';
import { parseFigures } from '../../src/collections/figures/figures-schema.ts';
import { exampleFacts, exampleSite } from '@/testing/site.ts';
import { factWarnings, inventedFacts, sampleSightings } from './findings.ts';

const site = {
  ...exampleSite,
  url: 'https://nordlys.se',
  email: 'hello@nordlys.se',
  academyEmail: 'academy@nordlys.se',
  videoChannel: 'https://video.nordlys.se/channel',
  dashboard: { hostPrefix: 'dashboard.', url: 'https://dashboard.nordlys.se' },
  demoAccount: { email: 'demo@nordlys.example', password: 'x' },
  placeholders: [],
};
const fields = (problems: readonly { readonly field: string }[]) => problems.map(({ field }) => field);

describe('facts that cannot be true', () => {
  it.each([
    ['all is possible, and only the demo account is for examples', {}],
    ['hosts look like those for examples', { email: 'hello@examples.se', url: 'https://my-example.com.au' }],
  ])('are none where %s', (_what, changes) => {
    expect(factWarnings({ ...site, ...changes })).toEqual([]);
  });

  it.each([
    ['url', 'https://nordlys.example'],
    ['email', 'hello@example.com'],
    ['videoChannel', 'https://video.nordlys.test/x'],
  ])('are hosts for examples: %s as %s, unless it is called invented', (field, value) => {
    expect(fields(factWarnings({ ...site, [field]: value }))).toEqual([field]);
    expect(factWarnings({ ...site, [field]: value, placeholders: [field] })).toEqual([]);
  });
});

it('invented facts are listed with their value and the texts that name them', () => {
  const facts = {
    site: { ...exampleSite, placeholders: ['phone', 'founders.0'] },
    service: { ...exampleFacts.service, placeholders: ['subProcessors'] },
    figures: parseFigures({ ...exampleFacts.figures, placeholders: ['notice', 'prices'] }, 'figures.json'),
  };
  const texts = [
    { path: 'content/locales/en.json', text: '{"about":{"a":"{phone}"},"terms":["{notice.months:words}"]}' },
    { path: 'content/locales/sv.json', text: '{"about":{"a":"{phone}"},"terms":[]}' },
    { path: 'content/faq/safety/en.yaml', text: '{subProcessors.rows} {noticed}' },
    { path: 'content/blog/guide/index.en.md', text: '{phone}' },
    { path: 'content/faq/README.md', text: '{phone}' },
  ];
  expect(
    inventedFacts(facts, texts).map(({ file, field, value, texts: named }) => [file, field, value, named]),
  ).toEqual([
    ['content/site.json', 'phone', '+46 70 174 06 06', ['about', 'blog/guide']],
    ['content/site.json', 'founders.0', 'Sara Nord', []],
    [
      'content/service.json',
      'subProcessors',
      'Nordtel AB (telephony, Sweden) and Nordstimme GmbH (voice, Germany)',
      ['faq/safety'],
    ],
    ['content/figures.json', 'notice', 'months 2', ['terms']],
    ['content/figures.json', 'prices', '21 figures', []],
  ]);
});

describe('sampleSightings', () => {
  it('name file, line and what stands there, whatever its case', () => {
    const files = [
      { path: 'a.md', text: 'One\nSara’s and NORDLYS.EXAMPLE\nThree' },
      { path: 'b.md', text: 'Nordlysen' },
    ];
    expect(sampleSightings(files, ['Nordlys', 'Sara', 'Jon'])).toEqual([
      { file: 'a.md', line: 2, names: ['Nordlys', 'Sara'] },
      { file: 'b.md', line: 1, names: ['Nordlys'] },
    ]);
  });

  it('takes no word for a name that only ends as one does', () => {
    expect(sampleSightings([{ path: 'a.md', text: 'vansara, mosara' }], ['Sara'])).toEqual([]);
  });

  it('reads a name with signs letter by letter', () => {
    expect(sampleSightings([{ path: 'a.md', text: 'AxB' }], ['A.B'])).toEqual([]);
  });
});
