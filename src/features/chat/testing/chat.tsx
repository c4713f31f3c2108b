import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, type Mock } from 'vitest';
import { stubFetch } from '../../../testing/fakes/fetch.ts';
import { strings } from '../../../testing/fixtures/strings.ts';
import { eventually } from '../../../testing/helpers/eventually.ts';
import { ChatWidget } from '../ChatWidget.tsx';

const texts = strings.en.chatbot;

export const starterQuestions: readonly string[] = ['What does it cost?', 'Is it safe?'];

export function showChat(): void {
  render(
    <ChatWidget
      strings={texts}
      starterQuestions={starterQuestions}
      contactFormHref="/#contact"
      privacyHref="/privacy"
      email="hello@site.example"
      service={{ url: '/functions/v1', anonKey: '' }}
    />,
  );
}

export async function openChat(): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: texts.open }));
  await screen.findByRole('region', { name: texts.log });
}

export function chatInput(): HTMLTextAreaElement {
  return screen.getByRole('textbox', { name: texts.placeholder });
}

export function sendButton(): HTMLButtonElement {
  return screen.getByRole('button', { name: texts.send });
}

export function typeAndSend(question: string): void {
  fireEvent.input(chatInput(), { target: { value: question } });
  fireEvent.keyDown(chatInput(), { key: 'Enter' });
}

/** Replaces `fetch`; `answer` responds to the pending request, once there is one. */
export function deferReplies() {
  const fetchStub = stubFetch();
  let respond: ((response: Response) => void) | undefined;
  beforeEach(() => {
    respond = undefined;
    fetchStub.mockImplementation(
      () =>
        new Promise((resolve) => {
          respond = resolve;
        }),
    );
  });
  const answer = async (response: Response): Promise<void> => {
    await eventually(() => expect(respond).toBeDefined());
    await act(async () => respond?.(response));
    respond = undefined;
  };
  return { fetchStub, answer };
}

export function replyResponse(response: string, suggestions?: readonly unknown[]): Response {
  return Response.json({ response, suggestions });
}

export function requestBodies(fetchStub: Mock<typeof fetch>): unknown[] {
  return fetchStub.mock.calls.map(([, init]) => JSON.parse(String(init?.body)) as unknown);
}
