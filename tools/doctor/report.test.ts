import { expect, it } from 'vitest';
import { parseFigures } from '../../src/content/figures/schema.ts';
import { exampleFacts, exampleSite } from '../../src/testing/fixtures/site.ts';
import { report, sampleFacts, summary } from './report.ts';

const checked = Object.keys(exampleFacts.figures).filter((name) => name !== 'checked');
const figuresWith = (changes: object) => parseFigures({ ...exampleFacts.figures, checked, ...changes });
const own = { ...exampleFacts, figures: figuresWith({}) };
const sample = {
  ...own,
  site: { ...exampleSite, placeholders: ['phone', 'founders.0'] },
  service: { ...own.service, placeholders: ['subProcessors'] },
};
const keys = {
  PUBLIC_EMAILJS_SERVICE_ID: 's',
  PUBLIC_EMAILJS_TEMPLATE_ID: 't',
  PUBLIC_EMAILJS_PUBLIC_KEY: 'k',
  PUBLIC_SUPABASE_URL: 'https://abc.supabase.co',
  PUBLIC_SUPABASE_ANON_KEY: 'a',
  PUBLIC_GA_MEASUREMENT_ID: 'G-1',
};

it('lists services without keys and facts of the sample', () => {
  const text = report(keys, sample);
  expect(text).toMatch(/^ {2}Hotjar: .* Set PUBLIC_HOTJAR_SITE_ID, or take/m);
  expect(text).toContain('\n  content/site.json: phone, founders.0\n  content/service.json: subProcessors\n');
  expect(report({ ...keys, PUBLIC_HOTJAR_SITE_ID: '7' }, own).match(/^ {2}none$/gm)).toHaveLength(2);
});

it('sums up the open points in one line, if there are any', () => {
  expect(summary(keys, sample)).toBe(
    'Before you publish: services without keys (Hotjar), facts of the sample (3). See npm run doctor.',
  );
  expect(summary({ ...keys, PUBLIC_HOTJAR_SITE_ID: '7' }, own)).toBeUndefined();
});

it('leaves out facts of pages that the owner leaves out', () => {
  const site = { ...exampleSite, dashboard: undefined, placeholders: ['dashboard.url'] };
  expect(sampleFacts({ ...own, site })['content/site.json']).toEqual([]);
});

it('lists figures until the owner has checked them or left them out', () => {
  const listed = (changes: object) =>
    sampleFacts({ ...own, figures: figuresWith(changes) })['content/figures.json'];
  const othersChecked = checked.filter((name) => name !== 'breach');
  expect(listed({})).toEqual([]);
  expect(listed({ checked: othersChecked })).toEqual(['breach']);
  expect(listed({ checked: othersChecked, breach: { hours: null } })).toEqual([]);
});
