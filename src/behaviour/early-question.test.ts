// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { userEvent } from '@testing-library/user-event';
import { takeEarlyDraft } from './early-draft.ts';
import './early-question.ts';

const launcher = (): HTMLElement => document.querySelector<HTMLElement>('.chat-launcher')!;

/** Presses the launcher, then the keys. */
async function type(keys: string): Promise<void> {
  await userEvent.click(launcher());
  await userEvent.keyboard(keys);
}

beforeEach(() => {
  document.body.innerHTML = '<button class="chat-launcher"><svg></svg></button><input>';
  takeEarlyDraft();
});

describe('what is typed after the press of the launcher', () => {
  it.each([
    ['is kept', 'Hej hopp', { text: 'Hej hopp', isSent: false }],
    ['can be corrected', 'Heh{Backspace}j', { text: 'Hej', isSent: false }],
    ['is sent by Enter, and is not added to then', 'Hi?{Enter}x', { text: 'Hi?', isSent: true }],
    ['is not sent while it is empty', '{Enter} {Enter}', { text: ' ', isSent: false }],
    ['is dropped by Escape', 'Hi{Escape}x', { text: '', isSent: false }],
    ['holds no commands', '{Control>}c{/Control}{Shift}{ArrowLeft}', { text: '', isSent: false }],
  ])('%s', async (_what, keys, draft) => {
    await type(keys);
    expect(takeEarlyDraft()).toEqual(draft);
  });

  it('is taken once', async () => {
    await type('Hi');
    takeEarlyDraft();
    expect(takeEarlyDraft()).toEqual({ text: '', isSent: false });
  });

  it('is kept where the pressed button has no focus', async () => {
    await userEvent.click(launcher());
    launcher().blur();
    await userEvent.keyboard('Hi');
    expect(takeEarlyDraft().text).toBe('Hi');
  });

  it('is dropped when the focus goes elsewhere', async () => {
    await type('Hi');
    await userEvent.click(document.querySelector('input')!);
    await userEvent.keyboard('Anna');
    expect(takeEarlyDraft().text).toBe('');
  });
});

it('nothing is kept that is typed without a press of the launcher', async () => {
  launcher().focus();
  await userEvent.keyboard('Hi');
  expect(takeEarlyDraft().text).toBe('');
});
