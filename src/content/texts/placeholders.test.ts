import { expect, it } from 'vitest';
import { numberText } from '../../site/number-text.ts';
import { exampleFacts } from '../../testing/fixtures/site.ts';
import {
  fillFacts,
  fillFactsInMarkdown,
  fillInTree,
  placeholderProblem,
  placeholderValues,
} from './placeholders.ts';

const en = placeholderValues(exampleFacts, 'en');
const sv = placeholderValues(exampleFacts, 'sv');

it.each([
  [
    '{brand} in {city} since {founded}: {email}',
    'Nordlys in Lulea since 2019: hello@nordlys.example',
    'Nordlys in Luleå since 2019: hello@nordlys.example',
  ],
  [
    '{brand:genitive} {bot:genitive} {legalName:genitive}',
    'Nordlys’ Nils’ Nordlys AB’s',
    'Nordlys Nils Nordlys AB:s',
  ],
  ['{phone}', '+46 70 174 06 06', '070-174 06 06'],
  ['{plan.hours.total} {plan.weeks:words}', '10 two', '10 två'],
  ['{registeredOffice}, {fTax}', 'Lulea, approved for F-tax', 'Luleå, godkänt för F-skatt'],
  ['{cover}, {insurance}', 'both are here, an insurance', 'båda är här, en försäkring'],
  [
    '{subProcessors}',
    'Nordtel AB (telephony, Sweden) and Nordstimme GmbH (voice, Germany)',
    'Nordtel AB (telefoni, Sverige) och Nordstimme GmbH (röst, Tyskland)',
  ],
  ['{subProcessors.countries}', 'Sweden and Germany', 'Sverige och Tyskland'],
  [
    '{subProcessors.rows}',
    '| telephony | Nordtel AB | Sweden | 2 months |\n| voice | Nordstimme GmbH | Germany | nothing |',
    '| telefoni | Nordtel AB | Sverige | 2 månader |\n| röst | Nordstimme GmbH | Tyskland | inget |',
  ],
])('placeholderValues fills in %s in the language’s format', (text, english, swedish) => {
  expect([fillFacts(text, en), fillFacts(text, sv)]).toEqual([english, swedish]);
});

it('placeholderValues contains the site’s languages, that of the text first, and the currency of prices', () => {
  expect([en['siteLanguages:or'], sv.siteLanguages]).toEqual([
    expect.stringMatching(/^English, .* or |^English or /),
    expect.stringMatching(/^svenska, .* och |^svenska och /),
  ]);
  expect(numberText([1], { unit: 'SEK' }, 'sv').replace('1', '').trim()).toBe(sv.currency);
});

it('placeholderValues describes each founder’s role in sentences', () => {
  const [founder] = exampleFacts.site.founders;
  expect(sv['founders.roles']).toContain(`**${founder?.name}**, ${founder?.title.sv.toLowerCase()}, `);
  expect(sv['founders.roles']).toContain(` ${founder?.role.sv.slice(1)}`.trim());
});

it.each([
  ['Write to us.\nRing {demoNumber} on weekdays.\nWe reply.', 'Write to us.\nWe reply.'],
  ['- By mail.\n- By phone: {demoNumber}.\n- On site.', '- By mail.\n- On site.'],
  ['Ring {demoNumber}.', ''],
])('a line with an omitted optional fact is dropped: %j', (text, rest) => {
  expect(fillFacts(text, en)).toBe(rest);
  expect(fillInTree([text], en)).toEqual([rest]);
});

it('fillInTree fills in all texts of a tree', () => {
  const tree = { list: ['In {city}.', { title: '{brand}', count: 1 }] };
  expect(fillInTree(tree, en)).toEqual({ list: ['In Lulea.', { title: 'Nordlys', count: 1 }] });
  expect(fillInTree({ a: '{brand}' }, { brand: 'A "B" \\ C' })).toEqual({ a: 'A "B" \\ C' });
});

it('fillFactsInMarkdown leaves inline code and code blocks unchanged', () => {
  const body = 'Send `{brand}` to {brand}:\n\n```json\n{brand}\n```\n\n{brand}';
  expect(fillFactsInMarkdown(body, en)).toBe(
    'Send `{brand}` to Nordlys:\n\n```json\n{brand}\n```\n\nNordlys',
  );
});

it('placeholderProblem accepts page placeholders only in page texts', () => {
  expect(placeholderProblem('{brand} {phone} {year}', en, ['year'])).toBeUndefined();
  expect(placeholderProblem('{brand} {year}', en)).toContain('contains {year}');
});

it('placeholderProblem reports each wrong placeholder, and suggests digits for a number that has no word', () => {
  const values = { ...en, 'support.weeks': '13' };
  const message = placeholderProblem('{brand} {brnad} {support.weeks:words} {brnad}', values);
  expect(message).toMatch(
    /^contains \{brnad\}, which is not a placeholder\..* It contains \{support\.weeks:words\}, /,
  );
  expect(message).toContain(':words exists only for 1 to 12');
  expect(message).toMatch(/Write \{support\.weeks\} instead\.$/);
});
