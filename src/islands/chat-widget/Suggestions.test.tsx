// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Locale } from '../../i18n/locales.ts';
import { firstQuestions, input, open, questions, reply, showChat, widget } from '../../testing/chat.tsx';
import '../../testing/dom.ts';
import { eventually } from '../../testing/eventually.ts';
import { strings } from '../../testing/strings.ts';

const fetchStub = vi.fn<typeof fetch>();
const { suggestions } = strings.en.chatbot;

async function showOpen(locale: Locale = 'en') {
  const shown = showChat(locale);
  await open(locale);
  return shown;
}

function ask(question: string): void {
  fireEvent.input(input(), { target: { value: question } });
  fireEvent.keyDown(input(), { key: 'Enter' });
}

function list(name: string): HTMLElement | null {
  return screen.queryByRole('list', { name });
}

function status(): string | null {
  return screen.getByRole('status').textContent;
}

describe('suggested questions', () => {
  beforeEach(() => {
    vi.stubGlobal('fetch', fetchStub);
    fetchStub.mockImplementation(() => new Promise(() => undefined));
  });

  afterEach(() => {
    vi.unstubAllGlobals();
    fetchStub.mockReset();
  });

  it.each(['en', 'sv'] as const)(
    'to begin with are asked by a click, and are gone then, in %s',
    async (locale) => {
      const texts = strings[locale].chatbot;
      await showOpen(locale);
      const [first = ''] = firstQuestions;
      expect(list(texts.suggestions.first)?.textContent).toBe(firstQuestions.join(''));
      fireEvent.input(input(locale), { target: { value: 'half a thought' } });
      fireEvent.click(screen.getByRole('button', { name: first }));
      expect(list(texts.suggestions.first)).toBeNull();
      expect(status()).toBe(texts.typing);
      expect(input(locale).value).toBe('half a thought');
      await waitFor(() => expect(questions(fetchStub)).toEqual([{ message: first, messages: [] }]));
    },
  );

  it('to begin with are none where the site has no questions', async () => {
    render(widget('en', []));
    await open();
    expect(list(suggestions.first)).toBeNull();
  });

  describe('of a reply', () => {
    beforeEach(() => {
      fetchStub.mockResolvedValueOnce(reply('Which **one**?', ['What does A cost?', 'What does B cost?']));
    });

    it('stand below it and are asked word for word', async () => {
      await showOpen();
      ask('Price');
      const second = await screen.findByRole('button', { name: 'What does B cost?' });
      expect(list(suggestions.next)?.textContent).toBe('What does A cost?What does B cost?');
      fireEvent.click(second);
      expect(list(suggestions.next)).toBeNull();
      await eventually(() =>
        expect(questions(fetchStub)[1]).toEqual({
          message: 'What does B cost?',
          messages: [
            { role: 'user', content: 'Price' },
            { role: 'assistant', content: 'Which **one**?' },
          ],
        }),
      );
    });

    it('are counted aloud after it', async () => {
      await showOpen();
      ask('Price');
      await screen.findByRole('list', { name: suggestions.next });
      expect(status()).toBe(`Which one? ${suggestions.announced.replace('{count}', '2')}`);
    });

    it('are gone when something else is asked, and do not come back with a reply that has none', async () => {
      await showOpen();
      ask('Price');
      await screen.findByRole('list', { name: suggestions.next });
      fetchStub.mockResolvedValueOnce(reply('B is free.'));
      ask('The second');
      expect(list(suggestions.next)).toBeNull();
      expect(await screen.findAllByText('B is free.')).toHaveLength(2);
      expect(list(suggestions.next)).toBeNull();
      expect(status()).toBe('B is free.');
    });

    it('are offered again after a reload', async () => {
      const { unmount } = await showOpen();
      ask('Price');
      await screen.findByRole('list', { name: suggestions.next });
      unmount();
      await showOpen();
      expect(list(suggestions.next)?.textContent).toContain('What does A cost?');
    });
  });
});
