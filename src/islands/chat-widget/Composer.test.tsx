// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Locale } from '../../i18n/locales.ts';
import { input, open, reply, sendButton, showChat } from '../../testing/chat.tsx';
import '../../testing/dom.ts';
import { strings } from '../../testing/strings.ts';

const fetchStub = vi.fn<typeof fetch>();

async function showOpen(locale: Locale): Promise<void> {
  showChat(locale);
  await open(locale);
}

function ask(question: string, locale: Locale): void {
  fireEvent.input(input(locale), { target: { value: question } });
  fireEvent.keyDown(input(locale), { key: 'Enter' });
}

describe('Composer', () => {
  beforeEach(() => {
    vi.stubGlobal('fetch', fetchStub);
    fetchStub.mockImplementation(() => Promise.resolve(reply('An answer')));
  });

  afterEach(() => {
    vi.unstubAllGlobals();
    fetchStub.mockReset();
  });

  describe.each([
    ['en', '2,000', '500'],
    ['sv', '2\u00a0000', '500'],
  ] as const)('a question that is too long, in %s', (locale, limit, excess) => {
    const texts = strings[locale].chatbot;
    const problem = texts.tooLong.replace('{limit}', limit).replace('{excess}', excess);

    beforeEach(() => void (document.documentElement.lang = locale));
    afterEach(() => document.documentElement.removeAttribute('lang'));

    it('is kept whole, explained and not sent', async () => {
      await showOpen(locale);
      const question = 'x'.repeat(2_500);
      ask(question, locale);
      expect(input(locale).value).toBe(question);
      const note = document.getElementById(input(locale).getAttribute('aria-describedby') ?? '');
      expect(note?.textContent).toBe(problem);
      expect(note?.getAttribute('aria-live')).toBe('polite');
      expect(input(locale).getAttribute('aria-invalid')).toBe('true');
      expect(sendButton(locale).disabled).toBe(true);
      expect(fetchStub).not.toHaveBeenCalled();
    });

    it('is kept up to a length that the field shows at once, and the rest not shown', async () => {
      await showOpen(locale);
      // The browser holds a visitor's own paste to it before it shows any of it.
      expect(input(locale).maxLength).toBe(20_000);
      ask('x'.repeat(50_000), locale);
      expect(input(locale).value).toHaveLength(20_000);
      const note = document.getElementById(input(locale).getAttribute('aria-describedby') ?? '');
      expect(note?.textContent).toContain((18_000).toLocaleString(locale));
      expect(fetchStub).not.toHaveBeenCalled();
    });

    it('is sent once it is short enough', async () => {
      await showOpen(locale);
      ask('x'.repeat(2_500), locale);
      ask('x'.repeat(2_000), locale);
      expect(input(locale).hasAttribute('aria-invalid')).toBe(false);
      await screen.findAllByText('An answer');
      expect(fetchStub).toHaveBeenCalledOnce();
    });
  });
});
