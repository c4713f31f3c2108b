import { render, type RenderResult, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Mock } from 'vitest';
import type { Locale } from '../../../site/locales.ts';
import { ChatWidget } from '../ChatWidget.tsx';
import { strings } from '../../../testing/fixtures/strings.ts';

export const firstQuestions: readonly string[] = ['What does it cost?', 'Is it safe?'];

export function widget(locale: Locale = 'en', offered = firstQuestions) {
  return (
    <ChatWidget
      strings={strings[locale].chatbot}
      firstQuestions={offered}
      contactHref="/#contact"
      privacyHref="/privacy"
      email="hello@site.example"
      service={{ url: '/functions/v1', anonKey: '' }}
      failure={strings[locale].failure}
    />
  );
}

export function showChat(locale: Locale = 'en'): RenderResult {
  return render(widget(locale));
}

export async function open(locale: Locale = 'en'): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: strings[locale].chatbot.open }));
  await screen.findByRole('region', { name: strings[locale].chatbot.log });
}

export function input(locale: Locale = 'en'): HTMLTextAreaElement {
  return screen.getByRole('textbox', { name: strings[locale].chatbot.placeholder });
}

export function sendButton(locale: Locale = 'en'): HTMLButtonElement {
  return screen.getByRole('button', { name: strings[locale].chatbot.send });
}

export function reply(response: string, suggestions?: readonly unknown[]): Response {
  return Response.json({ response, suggestions });
}

export function questions(fetchStub: Mock<typeof fetch>): unknown[] {
  return fetchStub.mock.calls.map(([, init]) => JSON.parse(String(init?.body)) as unknown);
}
