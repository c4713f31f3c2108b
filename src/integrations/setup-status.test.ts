import { describe, expect, it } from 'vitest';
import type { Site } from '../content/company/site-schema.ts';
import { parseFigures } from '../content/figures/figures-schema.ts';
import { exampleFacts, exampleSite } from '../testing/fixtures/site.ts';
import {
  checkServices,
  missingServices,
  remedy,
  sampleFacts,
  setupReport,
  setupSummary,
} from './setup-status.ts';

const checked = Object.keys(exampleFacts.figures).filter((name) => name !== 'checked');
const figuresWith = (changes: object) => parseFigures({ ...exampleFacts.figures, checked, ...changes });
const realFacts = { ...exampleFacts, figures: figuresWith({}) };
const sample = {
  ...realFacts,
  site: { ...exampleSite, samples: ['phone', 'founders.0'] },
  service: { ...realFacts.service, samples: ['subProcessors'] },
};
const mail = {
  PUBLIC_EMAILJS_SERVICE_ID: 's',
  PUBLIC_EMAILJS_TEMPLATE_ID: 't',
  PUBLIC_EMAILJS_PUBLIC_KEY: 'k',
};
const chat = { PUBLIC_SUPABASE_URL: 'https://abc.supabase.co', PUBLIC_SUPABASE_ANON_KEY: 'a' };
const keys = { ...mail, ...chat, PUBLIC_GA_MEASUREMENT_ID: 'G-1' };

it('lists services without keys and facts from the sample', () => {
  const text = setupReport(keys, sample);
  expect(text).toMatch(/^ {2}Hotjar: .* Set PUBLIC_HOTJAR_SITE_ID, or remove/m);
  expect(text).toContain('\n  content/site.json: phone, founders.0\n  content/service.json: subProcessors\n');
  expect(setupReport({ ...keys, PUBLIC_HOTJAR_SITE_ID: '7' }, realFacts).match(/^ {2}none$/gm)).toHaveLength(
    2,
  );
});

it('summarises the open points in one line, if there are any', () => {
  expect(setupSummary(keys, sample)).toBe(
    'Before you publish: services without keys (Hotjar), sample facts (3). See npm run doctor.',
  );
  expect(setupSummary({ ...keys, PUBLIC_HOTJAR_SITE_ID: '7' }, realFacts)).toBeUndefined();
});

it('lists figures until the owner has checked them', () => {
  const listed = (changes: object) =>
    sampleFacts({ ...realFacts, figures: figuresWith(changes) })['content/figures.json'];
  const othersChecked = checked.filter((name) => name !== 'breach');
  expect(listed({})).toEqual([]);
  expect(listed({ checked: othersChecked })).toEqual(['breach']);
});

const chosen = (...analytics: Site['analytics']): Pick<Site, 'analytics'> => ({ analytics });

it('missingServices reports missing or empty variables and the effect on the site', () => {
  const missing = (environment: Readonly<Record<string, string>>) =>
    missingServices(environment, chosen()).map((service) => `${service.name}: ${remedy(service)}`);
  expect(missing({ ...mail, ...chat, PUBLIC_SUPABASE_ANON_KEY: '' })).toEqual([
    'Assistant: visitors do not see the chat. Set PUBLIC_SUPABASE_ANON_KEY',
  ]);
  expect(missing(chat)).toEqual([
    'Forms: visitors see your mail address instead of the forms. Set PUBLIC_EMAILJS_SERVICE_ID, PUBLIC_EMAILJS_TEMPLATE_ID, PUBLIC_EMAILJS_PUBLIC_KEY',
  ]);
});

describe('checkServices', () => {
  it.each([
    ['empty variables', { PUBLIC_EMAILJS_PUBLIC_KEY: '', PUBLIC_SUPABASE_URL: '' }],
    ['the chat alone', chat],
    ['analytics that content/site.json lists', { PUBLIC_HOTJAR_SITE_ID: '7' }],
  ])('accepts %s', (_what, environment) => {
    expect(() => checkServices(environment, chosen('hotjar'))).not.toThrow();
  });

  it.each([
    [
      { PUBLIC_EMAILJS_PUBLIC_KEY: 'k' },
      'PUBLIC_EMAILJS_PUBLIC_KEY: set PUBLIC_EMAILJS_SERVICE_ID and PUBLIC_EMAILJS_TEMPLATE_ID too, or none of them.',
    ],
    [
      { PUBLIC_SUPABASE_ANON_KEY: 'a' },
      'PUBLIC_SUPABASE_ANON_KEY: set PUBLIC_SUPABASE_URL too, or none of them.',
    ],
    [
      { PUBLIC_GA_MEASUREMENT_ID: 'G-1' },
      'PUBLIC_GA_MEASUREMENT_ID: "analytics" in content/site.json does not include "googleAnalytics". Add it there, or unset the variable.',
    ],
  ])('refuses %j', (environment, message) => {
    expect(() => checkServices(environment, chosen())).toThrow(new Error(message));
  });

  it('reports all problems', () => {
    const environment = { PUBLIC_EMAILJS_SERVICE_ID: 's', PUBLIC_SUPABASE_ANON_KEY: 'a' };
    expect(() => checkServices(environment, chosen())).toThrow(
      /PUBLIC_EMAILJS_PUBLIC_KEY[^]*\n[^]*PUBLIC_SUPABASE_URL/,
    );
  });
});
