// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { stubFetch } from '../../testing/fakes/fetch.ts';
import { strings } from '../../testing/fixtures/strings.ts';
import {
  chatInput,
  openChat,
  replyResponse,
  requestBodies,
  sendButton,
  showChat,
  starterQuestions,
} from './testing/chat.tsx';
import '../../testing/helpers/setup-dom.ts';

const fetchStub = stubFetch();
const { chatbot } = strings.en;

describe('ChatWidget', () => {
  beforeEach(async () => {
    showChat();
    await openChat();
  });

  describe('opening and closing', () => {
    it.each([
      ['its button', () => userEvent.click(screen.getByRole('button', { name: chatbot.close }))],
      ['Escape', () => userEvent.keyboard('{Escape}')],
    ])('closes by %s and returns the focus to the launcher', async (_way, close) => {
      await close();
      expect(screen.queryByRole('dialog')).toBeNull();
      const launcher = screen.getByRole('button', { name: chatbot.open });
      await waitFor(() => expect(document.activeElement).toBe(launcher));
    });

    it('closes on Escape while waiting for a reply', async () => {
      fetchStub.mockReturnValue(new Promise(() => undefined));
      await userEvent.keyboard('Hi{Enter}');
      // Browsers blur an input when it is disabled; jsdom does not.
      chatInput().blur();
      await userEvent.keyboard('{Escape}');
      expect(screen.queryByRole('dialog')).toBeNull();
    });

    it('does not react to Escape while something else has the focus', async () => {
      const elsewhere = document.body.appendChild(document.createElement('input'));
      elsewhere.focus();
      await userEvent.keyboard('{Escape}');
      expect(screen.getByRole('dialog')).toBeTruthy();
      expect(document.activeElement).toBe(elsewhere);
    });

    it.each([
      ['it is closed', () => userEvent.click(screen.getByRole('button', { name: chatbot.close })), openChat],
      [
        'the page is left',
        () => Promise.resolve(fireEvent(window, new Event('pagehide'))),
        () => Promise.resolve(fireEvent(window, new Event('pageshow'))),
      ],
      [
        'the page is reloaded',
        () => Promise.resolve(cleanup()),
        async () => {
          showChat();
          await openChat();
        },
      ],
    ])('aborts a pending request when %s, and asks again on return', async (_when, leave, comeBack) => {
      fetchStub.mockReturnValueOnce(new Promise(() => undefined));
      fetchStub.mockResolvedValue(replyResponse('Here I am.'));
      await userEvent.keyboard('Hi{Enter}');
      await leave();
      expect(fetchStub.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
      expect(fetchStub).toHaveBeenCalledTimes(1);
      await comeBack();
      await screen.findAllByText('Here I am.', { ignore: false });
      expect(screen.getAllByRole('listitem')).toHaveLength(3);
      expect(requestBodies(fetchStub)[1]).toEqual({ message: 'Hi', messages: [] });
    });
  });

  describe('sending', () => {
    beforeEach(() => {
      fetchStub.mockImplementation(() => Promise.resolve(replyResponse('The **answer**')));
    });

    it('sends pasted text without invisible characters', async () => {
      fireEvent.input(chatInput(), { target: { value: '\uFEFFA\u200Bbc\u2028👩‍💻\u202E\0' } });
      await userEvent.keyboard('{Enter}');
      expect(requestBodies(fetchStub)).toEqual([{ message: 'Abc\n👩‍💻', messages: [] }]);
    });

    it('starts a new line on Shift+Enter', async () => {
      await userEvent.keyboard('One{Shift>}{Enter}{/Shift}Two');
      expect(chatInput().value).toBe('One\nTwo');
      expect(fetchStub).not.toHaveBeenCalled();
    });

    it.each([
      ['most browsers', { isComposing: true }],
      ['Safari', { keyCode: 229 }],
    ])('ignores Enter and Escape from an input method in %s', async (_browser, key) => {
      await userEvent.keyboard('かな');
      fireEvent.keyDown(chatInput(), { key: 'Enter', ...key });
      fireEvent.keyDown(chatInput(), { key: 'Escape', ...key });
      expect(chatInput().value).toBe('かな');
      expect(screen.getByRole('dialog')).toBeTruthy();
      expect(fetchStub).not.toHaveBeenCalled();
    });

    it('never sends white space, by Enter or by submitting', async () => {
      expect(sendButton().disabled).toBe(true);
      await userEvent.keyboard('   {Enter}');
      for (const value of [' \n\t ', '\u200B\u00AD', '\u3164\u2800\u00A0']) {
        fireEvent.input(chatInput(), { target: { value } });
        expect(sendButton().disabled).toBe(true);
      }
      await userEvent.keyboard('{Enter}');
      fireEvent.submit(chatInput().form as HTMLFormElement);
      expect(fetchStub).not.toHaveBeenCalled();
      expect(screen.queryByText(starterQuestions[0] ?? '')).toBeTruthy();
    });
  });

  it('explains how the conversation is handled before the first question', async () => {
    const { privacy, privacyLink } = strings.en.chatbot;
    const link = screen.getByRole('link', { name: privacyLink });
    expect(link.getAttribute('href')).toBe('/privacy');
    expect(link.parentElement?.textContent).toBe(`${privacy} ${privacyLink}`);
  });

  it('keeps the session recorder out of the conversation', async () => {
    const panel = screen.getByRole('dialog');
    expect(panel.hasAttribute('data-hj-suppress')).toBe(true);
    expect(panel.contains(screen.getByText(strings.en.chatbot.welcomeMessage))).toBe(true);
  });
});
