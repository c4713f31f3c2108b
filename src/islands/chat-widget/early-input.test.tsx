// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ChatWidgetProps } from './ChatWidget.tsx';
import { strings } from '../../testing/strings.ts';
import '../../testing/dom.ts';

const { chatbot, failure } = strings.en;
const fetchStub = vi.fn<typeof fetch>();
let arrive: () => void = () => undefined;

const props: ChatWidgetProps = {
  strings: chatbot,
  firstQuestions: [],
  contactHref: '/#contact',
  privacyHref: '/privacy',
  email: 'hello@site.example',
  service: { url: '/functions/v1', anonKey: '' },
  failure,
};

const input = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: chatbot.placeholder });
/** There once the conversation's code has come. */
const log = () => screen.findByRole('region', { name: chatbot.log });

beforeEach(async () => {
  vi.resetModules();
  vi.stubGlobal('fetch', fetchStub);
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  vi.doMock('./ChatPanel.tsx', async (importOriginal) => {
    await arrived;
    return importOriginal();
  });
  const { ChatWidget } = await import('./ChatWidget.tsx');
  render(<ChatWidget {...props} />);
  await userEvent.click(screen.getByRole('button', { name: chatbot.open }));
});

afterEach(() => {
  vi.doUnmock('./ChatPanel.tsx');
  vi.unstubAllGlobals();
  fetchStub.mockReset();
});

it('what is typed before the conversation has come becomes its draft', async () => {
  await userEvent.keyboard('Hel');
  expect(document.activeElement).toBe(input());
  arrive();
  await log();
  await waitFor(() => expect(document.activeElement).toBe(input()));
  await userEvent.keyboard('lo');
  expect(input().value).toBe('Hello');
  expect(fetchStub).not.toHaveBeenCalled();
});

it('who has moved the focus elsewhere meanwhile keeps it there', async () => {
  const close = screen.getByRole('button', { name: chatbot.close });
  close.focus();
  arrive();
  await log();
  expect(document.activeElement).toBe(close);
});

it('what is sent before the conversation has come is asked then, once', async () => {
  fetchStub.mockImplementation(() => Promise.resolve(Response.json({ response: 'Hello.' })));
  await userEvent.keyboard('Hi{Enter}');
  expect(input().readOnly).toBe(true);
  arrive();
  await log();
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Hello.'));
  expect(fetchStub).toHaveBeenCalledOnce();
  expect(input().value).toBe('');
});

it('nothing is asked for once the chat is closed again, and what was typed is kept', async () => {
  await userEvent.keyboard('Hi{Enter}{Escape}');
  arrive();
  await waitFor(() => expect(document.querySelector('form')).not.toBeNull());
  await userEvent.click(screen.getByRole('button', { name: chatbot.open }));
  expect(input().value).toBe('Hi');
  expect(fetchStub).not.toHaveBeenCalled();
});

it('a draft of an earlier page is not sent unseen with what is sent early', async () => {
  sessionStorage.setItem('chat', JSON.stringify({ messages: [], draft: 'An old thought' }));
  await userEvent.keyboard('Hi{Enter}');
  arrive();
  await log();
  expect(input().value).toBe('An old thought\nHi');
  expect(fetchStub).not.toHaveBeenCalled();
});

it('an Enter before anything is typed sends nothing', async () => {
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard('Hi');
  arrive();
  await log();
  expect(input().value).toBe('Hi');
  expect(fetchStub).not.toHaveBeenCalled();
});
