// @vitest-environment jsdom
/** Every island in every state, on a page that the browser translates: it shows what it shows on any other page. */

import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { choose } from '../features/consent/consent.ts';
import '../browser/keep-form-drafts.ts';
import { languages, type Locale } from '../site/locales.ts';
import { stubFetch } from '../testing/fakes/fetch.ts';
import { stubEarlyEvents } from '../testing/fakes/early-events.ts';
import { exampleDashboard } from '../testing/fixtures/dashboard.ts';
import { typed } from '../testing/fixtures/forms.ts';
import { strings } from '../testing/fixtures/strings.ts';
import { ask, reply, widget } from '../features/chat/testing/chat.tsx';
import { contactForm, fillIn } from '../features/contact-form/testing/contact-form.tsx';
import '../testing/helpers/dom.ts';
import { translate, translationMark } from '../testing/helpers/translate.ts';
import { fieldsOf, type FormKind } from '../features/contact-form/fields.ts';
import { honeypot } from '../features/contact-form/Honeypot.tsx';
import { CookieBanner } from '../features/consent/CookieBanner.tsx';
import { Dashboard } from '../features/dashboard/Dashboard.tsx';
import { Header } from '../features/header/Header.tsx';
import { headerProps } from '../features/header/header-props.ts';
import { IslandFailure } from '../ui/IslandBoundary.tsx';

/** One thing that happens to an island. Where it gives an element, the island gets new props: it lives on to another page. */
type Step = () => ReactElement | void | Promise<void>;

interface Walk {
  readonly island: ReactElement;
  readonly steps?: readonly Step[];
  /** Replies of the mail service or the assistant, each half a second later. */
  readonly answers?: readonly Response[];
}

const fetchStub = stubFetch();
const untranslated = (text: string): string => text.replaceAll(translationMark, '');
const press = (name: string): void => {
  fireEvent.click(screen.getByRole('button', { name: (shown) => untranslated(shown) === name }));
};
const pass = (milliseconds: number) => async (): Promise<void> => {
  await vi.advanceTimersByTimeAsync(milliseconds);
};

function form(kind: FormKind): Walk {
  const { form: texts } = strings.en.contact;
  const submit = (): void => press(texts.submit);
  const fillHiddenField = (): void => {
    for (const field of document.querySelectorAll<HTMLInputElement>(`[name="${honeypot}"]`))
      field.value = 'x';
  };
  const values = Object.fromEntries(fieldsOf(kind).map((name) => [name, typed[name]]));
  return {
    island: contactForm(kind),
    steps: [
      submit, // with nothing in it
      () => fillIn({ firstName: 'Åsa' }),
      () => fillIn({ ...values, lastName: 'x'.repeat(200), email: 'asa' }),
      submit,
      () => fillIn(values),
      submit, // fails
      pass(500),
      fillHiddenField,
      submit, // is doubted
      () => press(texts.sendAnyway),
      pass(500),
    ],
    answers: [new Response('Limit', { status: 429 }), new Response('OK')],
  };
}

function chat(): Walk {
  const { chatbot } = strings.en;
  return {
    island: widget(),
    steps: [
      () => press(chatbot.open),
      () => ask('x'.repeat(2_500)),
      () => ask('What does it cost?'),
      pass(500),
      () => ask('And in euro?'), // fails
      pass(500),
      () => press(chatbot.retry), // is refused for 5 s
      pass(500),
      pass(1_000),
      pass(4_000),
      () => press(chatbot.retry),
      pass(500),
      () => press('Why?'),
      pass(500),
      () => widget('sv'),
      () => press(strings.sv.chatbot.close),
    ],
    answers: [
      reply('It is **cheap**: [see](/prices).'),
      Response.json({}, { status: 500 }),
      new Response('{}', { status: 429, headers: { 'Retry-After': '5' } }),
      reply('Yes.', ['Why?']),
      reply('So.'),
    ],
  };
}

const walks: Readonly<Record<string, () => Walk>> = {
  'the contact form': () => form('contact'),
  'the launch form': () => form('launch'),
  'the chat': chat,
  'the cookie banner': () => {
    const banner = (locale: Locale) => (
      <CookieBanner
        question={strings[locale].cookies.question}
        details={strings[locale].contact.form.privacy}
        strings={strings[locale].cookies}
        privacyHref="/privacy"
        failure={strings[locale].failure}
      />
    );
    const steps: Step[] = [() => choose('declined'), () => choose('accepted'), () => banner('sv')];
    return { island: banner('en'), steps };
  },
  'the header': () => {
    const { nav, failure } = strings.en;
    return { island: <Header {...headerProps('en', '/', 'Nordlys', nav, failure, {})} /> };
  },
  'the header with many languages': () => {
    const { nav, failure } = strings.en;
    const props = headerProps('en', '/', 'Nordlys', nav, failure, {});
    return { island: <Header {...props} languages={[...props.languages, ...props.languages]} /> };
  },
  'the dashboard': () => {
    const { dashboard, failure, footer } = strings.en;
    const about = (): HTMLElement =>
      screen.getAllByRole('button', { name: RegExp(dashboard.metrics.about) })[0]!;
    return {
      island: (
        <Dashboard
          intl={languages.en.intl}
          data={exampleDashboard}
          brand="Nordlys"
          email="hello@example.com"
          strings={dashboard}
          failure={failure}
          cookieSettings={footer.cookies}
          hrefs={{ home: '/', privacy: '/privacy', terms: '/terms' }}
        />
      ),
      steps: [
        () => void fireEvent.click(about()),
        () => void fireEvent.keyDown(document.body, { key: 'Escape' }),
        () => void fireEvent.click(screen.getAllByRole('radio')[1]!),
        () => press(dashboard.refresh),
      ],
    };
  },
  'a failed island': () => ({ island: <IslandFailure strings={strings.en.failure} error="E" /> }),
};

/** The island's text at first and after each step. */
async function shown(
  { island, steps = [], answers = [] }: Walk,
  isTranslated: boolean,
  isServed: boolean,
): Promise<string[]> {
  fetchStub.mockReset();
  for (const response of answers) {
    fetchStub.mockImplementationOnce(
      () => new Promise((resolve) => setTimeout(() => resolve(response), 500)),
    );
  }
  localStorage.clear();
  sessionStorage.clear();
  dispatchEvent(new StorageEvent('storage', { key: null }));
  const container = document.body.appendChild(document.createElement('div'));
  if (isServed) {
    container.innerHTML = renderToString(island);
    if (isTranslated) translate(container);
  }
  const { rerender } = render(island, {
    container,
    hydrate: isServed,
    onRecoverableError: () => undefined,
  });
  const texts: string[] = [];
  const note = (): void => {
    texts.push(untranslated(container.textContent));
    if (isTranslated) translate(container);
  };
  note();
  for (const step of steps) {
    let next: ReactElement | undefined;
    await act(async () => {
      next = (await step()) ?? undefined;
    });
    if (next) rerender(next);
    note();
  }
  cleanup();
  container.remove();
  return texts;
}

describe('on a page that the browser translates', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date('2026-11-20T14:32:00Z') });
    vi.spyOn(console, 'log').mockImplementation(() => undefined);
    stubEarlyEvents(true);
  });

  describe.each(Object.entries(walks))('%s', (_name, walk) => {
    it.each([
      ['once it has started', false],
      ['before it starts', true],
    ])('shows what it should when translated %s', async (_when, isServed) => {
      const expected = await shown(walk(), false, isServed);
      expect(await shown(walk(), true, isServed)).toEqual(expected);
    });
  });
});
