import { describe, expect, it } from 'vitest';
import { strings } from '../../testing/strings.ts';
import { failureText } from './failure-text.ts';

describe('failureText', () => {
  it.each(['en', 'sv'] as const)('names the cause in %s', (locale) => {
    const { chatbot } = strings[locale];
    expect(failureText({ status: 'connection' }, chatbot)).toBe(chatbot.connectionError);
    expect(failureText({ status: 'response' }, chatbot)).toBe(chatbot.errorResponse);
  });

  it('says for how long a limit holds, and that it is over', () => {
    const chatbot = { ...strings.en.chatbot, limited: 'Ask again in {seconds} s.' };
    expect(failureText({ status: 'limited', limit: 12 }, chatbot)).toBe('Ask again in 12 s.');
    expect(failureText({ status: 'released' }, chatbot)).toBe(chatbot.released);
  });

  it.each(['ready', 'waiting'] as const)('says nothing while %s', (status) => {
    expect(failureText({ status }, strings.en.chatbot)).toBeUndefined();
  });
});
