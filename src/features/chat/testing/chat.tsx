import { act, fireEvent, render, type RenderResult, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, type Mock } from 'vitest';
import type { Locale } from '../../../site/locales.ts';
import { ChatWidget } from '../ChatWidget.tsx';
import { stubFetch } from '../../../testing/fakes/fetch.ts';
import { strings } from '../../../testing/fixtures/strings.ts';
import { eventually } from '../../../testing/helpers/eventually.ts';

export const starterQuestions: readonly string[] = ['What does it cost?', 'Is it safe?'];

export function showChat(locale: Locale = 'en'): RenderResult {
  return render(
    <ChatWidget
      strings={strings[locale].chatbot}
      starterQuestions={starterQuestions}
      contactHref="/#contact"
      privacyHref="/privacy"
      email="hello@site.example"
      service={{ url: '/functions/v1', anonKey: '' }}
    />,
  );
}

export async function open(locale: Locale = 'en'): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: strings[locale].chatbot.open }));
  await screen.findByRole('region', { name: strings[locale].chatbot.log });
}

export function input(locale: Locale = 'en'): HTMLTextAreaElement {
  return screen.getByRole('textbox', { name: strings[locale].chatbot.placeholder });
}

export function sendButton(): HTMLButtonElement {
  return screen.getByRole('button', { name: strings.en.chatbot.send });
}

export function ask(question: string): void {
  fireEvent.input(input(), { target: { value: question } });
  fireEvent.keyDown(input(), { key: 'Enter' });
}

/** Replaces `fetch`; `answer` responds to the pending request, as soon as there is one. */
export function heldAnswers() {
  const fetchStub = stubFetch();
  let end: ((response: Response) => void) | undefined;
  beforeEach(() => {
    end = undefined;
    fetchStub.mockImplementation(
      () =>
        new Promise((resolve) => {
          end = resolve;
        }),
    );
  });
  const answer = async (response: Response): Promise<void> => {
    await eventually(() => expect(end).toBeDefined());
    await act(async () => end?.(response));
    end = undefined;
  };
  return { fetchStub, answer };
}

export function reply(response: string, suggestions?: readonly unknown[]): Response {
  return Response.json({ response, suggestions });
}

export function questions(fetchStub: Mock<typeof fetch>): unknown[] {
  return fetchStub.mock.calls.map(([, init]) => JSON.parse(String(init?.body)) as unknown);
}
