import { expect, it } from 'vitest';
import { exampleSite } from '../../testing/fixtures/site.ts';
import { type Dictionary, dictionary } from './dictionary.ts';
import { sitePassages } from './site-passages.ts';

const page = {
  meta: { title: 'Partners', description: 'Who we work with.', keywords: ['partner'] },
  kicker: 'Together',
  title: 'Our partners',
  intro: 'We work with five firms.',
  steps: {
    title: 'How to join',
    text: 'Three steps.',
    items: [{ title: 'Write', text: 'Send a mail.' }, 'Meet us.'],
  },
  form: { submit: 'Send', sending: 'Sending' },
};
const privacy = {
  cookiesAndTracking: {
    title: 'Cookies',
    content: ['**None.**'],
    items: ['one'],
    parts: [
      {
        title: 'Videos',
        table: { caption: '', columns: ['A', 'B'], rows: [[[{ text: 'a' }], [{ text: 'b' }]]] },
      },
    ],
  },
};
const passagesOf = (launch: object) =>
  sitePassages({ ...dictionary('sv'), launch } as Dictionary, exampleSite, privacy, 'sv');

it('passages contain a page and each of its titled groups, without labels, keywords and the kicker', () => {
  const shared = { page: 'launch', href: '/sv/launch' };
  expect(passagesOf(page).filter((passage) => passage.page === 'launch')).toEqual([
    {
      ...shared,
      titles: ['Partners', 'Our partners'],
      texts: ['We work with five firms.', 'Who we work with.'],
    },
    {
      ...shared,
      titles: ['Partners', 'How to join'],
      texts: ['Three steps.', 'Write: Send a mail.', 'Meet us.'],
    },
  ]);
});

it('passages do not repeat a title', () => {
  const [first] = passagesOf({ ...page, title: 'Partners' }).filter(({ page: name }) => name === 'launch');
  expect(first?.titles).toEqual(['Partners']);
});

it('passages contain each part of a legal page under its section, with tables row by row', () => {
  const shared = { page: 'privacy', href: '/sv/privacy#cookies-and-tracking' };
  const { title } = dictionary('sv').privacy;
  expect(passagesOf(page).filter((passage) => passage.page === 'privacy')).toEqual([
    { ...shared, titles: [title, 'Cookies'], texts: ['**None.**', '- one'] },
    { ...shared, titles: [title, 'Videos'], texts: ['| A | B |', '| a | b |'] },
  ]);
});

it('passages contain the founders and their titles in the language', () => {
  const about = passagesOf(page).find((passage) => passage.page === 'about');
  expect(about?.texts[0]).toContain(exampleSite.founders[0]?.name);
  expect(about?.texts[0]).toContain(exampleSite.founders[0]?.title.sv);
});
