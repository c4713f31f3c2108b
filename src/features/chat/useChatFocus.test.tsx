// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { strings } from '../../testing/fixtures/strings.ts';
import {
  chatInput,
  deferReplies,
  openChat,
  replyResponse,
  showChat,
  starterQuestions,
  typeAndSend,
} from './testing/chat.tsx';
import '../../testing/helpers/setup-dom.ts';

const { chatbot } = strings.en;
const { answer } = deferReplies();

const press = (name = ''): void => screen.getByRole('button', { name }).click();
const log = (): HTMLElement => screen.getByRole('region', { name: chatbot.log });
const link = (): HTMLElement => screen.getByRole('link', { name: chatbot.privacyLink });
const elsewhere = (): HTMLElement => screen.getByRole('combobox');

describe('the focus in the chat', () => {
  beforeEach(async () => {
    document.body.appendChild(document.createElement('select'));
    showChat();
    await openChat();
  });

  it.each([
    ['the question was sent', () => typeAndSend('Hi')],
    ['a suggested question was pressed', () => press(starterQuestions[0])],
    // Safari focuses the container of a pressed button, not the button.
    ['a suggested question was pressed in Safari', () => (log().focus(), press(starterQuestions[0]))],
  ])('is on the conversation once %s, and returns to the input with the reply', async (_what, start) => {
    act(start);
    expect(document.activeElement).toBe(log());
    fireEvent.keyDown(log(), { key: 'T' });
    await answer(replyResponse('Hello'));
    expect(document.activeElement).toBe(chatInput());
  });

  it.each([
    ['scrolls by a key', () => void fireEvent.keyDown(log(), { key: 'ArrowUp' }), log],
    ['presses on the conversation', () => void fireEvent.pointerDown(log()), log],
    ['is on a link', () => link().focus(), link],
    ['is elsewhere', () => elsewhere().focus(), elsewhere],
  ])('does not move if the visitor %s in the meantime', async (_what, move, place) => {
    typeAndSend('Hi');
    act(move);
    await answer(replyResponse('Hello'));
    expect(document.activeElement).toBe(place());
  });

  it('stays elsewhere on the page when a question is repeated automatically', async () => {
    typeAndSend('Hi');
    fireEvent(window, new Event('pagehide'));
    act(() => elsewhere().focus());
    fireEvent(window, new Event('pageshow'));
    expect(screen.getByRole('status').textContent).toBe(chatbot.typing);
    expect(document.activeElement).toBe(elsewhere());
  });
});
