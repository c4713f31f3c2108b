/** The sample’s texts that were agreed word for word, and the order of its legal sections. */

import en from '@content/locales/en.json';
import sv from '@content/locales/sv.json';
import site from '@content/site.json';
import { describe, expect, it } from 'vitest';
import dashboard from '@content/dashboard.json';

describe('the English sample texts', () => {
  it.each([
    ['Launch your AI Agent', en.launch.meta.title],
    ['Launch your AI Agent', en.launch.title],
    ['no long-term lock-in', en.launch.subtitle.match(/no long-term lock-in/)?.[0]],
    ['Last updated January 2025', en.privacy.lastUpdated],
    ['Last updated January 2025', en.terms.lastUpdated],
    ['Coming Soon', en.academy.title],
    ['Have questions about our upcoming academy?', en.academy.questions],
    ['Welcome', en.signin.title],
    ['Sign in to access your dashboard', en.signin.subtitle],
    ['Email', en.signin.email],
    ['Password', en.signin.password],
    ['Sign In', en.signin.submit],
    ['Invalid email or password. Please check your credentials and try again.', en.signin.error],
    ['Dashboard', en.dashboard.meta.title],
    ['Client Dashboard', en.dashboard.title],
    ['Dashboard > Overview', en.dashboard.breadcrumb.join(' > ')],
    ['Back to Home', en.dashboard.backToHome],
    ['Oops! Page not found', en.notFound.title],
    ['Return to Home', en.notFound.link],
    ['Featured', en.blog.featured],
    ['by', en.blog.by],
    ['Cody', site.assistant.name],
    ['2025', String(site.founded)],
    ['Sorry, I could not generate a response.', en.chatbot.errorResponse],
  ])('%s', (text, found) => {
    expect(found).toBe(text);
  });

  it('name the entries of the dashboard’s sidebar in order', () => {
    expect(Object.values(en.dashboard.sidebar.items)).toEqual([
      'Overview',
      'Leads & Sales',
      'Automation Status',
      'Time Saved',
      'Cost Savings',
      'Revenue Impact',
      'Voice Agents',
      'Customer Satisfaction',
      'Reports',
      'Help Center',
      'Settings',
    ]);
  });

  it('name the plans of the filter in order', () => {
    expect(en.dashboard.services.plans).toEqual([
      'All Plans',
      'Shared Hosting',
      'VPS Hosting',
      'Dedicated Servers',
    ]);
  });

  it('name the four metrics', () => {
    expect(Object.values(en.dashboard.metrics.items).map(({ name }) => name)).toEqual([
      'New Leads',
      'Active Automations',
      'Cost Savings',
      'Revenue Impact',
    ]);
    expect(dashboard.metrics.map(({ id, name }) => [id, name])).toEqual(
      Object.entries(en.dashboard.metrics.items).map(([id, { name }]) => [id, name]),
    );
  });

  it('name the months from Jan to Dec', () => {
    expect(en.dashboard.chart.months.join(' ')).toBe('Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec');
  });
});

describe.each([
  ['English', en],
  ['Swedish', sv],
])('the %s legal texts', (_language, { terms, privacy }) => {
  it('have the twenty sections of the terms in order', () => {
    expect(Object.keys(terms.sections)).toEqual([
      'acceptance',
      'useLicense',
      'disclaimer',
      'limitations',
      'accuracy',
      'links',
      'modifications',
      'governingLaw',
      'userAccounts',
      'prohibitedUses',
      'content',
      'intellectualProperty',
      'privacyPolicy',
      'termination',
      'indemnification',
      'warranties',
      'liability',
      'severability',
      'waiver',
      'contactInfo',
    ]);
  });

  it('have the fourteen sections of the privacy policy in order', () => {
    expect(Object.keys(privacy.sections)).toEqual([
      'introduction',
      'informationCollected',
      'useOfInformation',
      'cookiesAndTracking',
      'sharing',
      'security',
      'yourRights',
      'retention',
      'internationalTransfers',
      'childrensPrivacy',
      'policyChanges',
      'contact',
      'gdprLegalBases',
      'ccpa',
    ]);
  });

  it('list the licence’s conditions, the prohibited uses and the warranties', () => {
    const { useLicense, prohibitedUses, warranties } = terms.sections;
    for (const { items } of [useLicense, prohibitedUses, warranties]) {
      expect(items.length).toBeGreaterThan(1);
    }
  });

  it('exclude children under 13 and name the founding year', () => {
    expect(privacy.sections.childrensPrivacy.content.join(' ')).toMatch(/\b13\b/);
    expect(privacy.sections.introduction.content.join(' ')).toContain('{founded}');
  });

  it('have five rotating phrases', () => {
    expect([en, sv].map(({ hero }) => hero.rotatingTexts.length)).toEqual([5, 5]);
  });

  it('split what is collected into what visitors give and what comes by itself', () => {
    expect(privacy.sections.informationCollected.parts).toHaveLength(2);
  });
});
