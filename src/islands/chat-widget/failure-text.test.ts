import { describe, expect, it } from 'vitest';
import { strings } from '../../testing/strings.ts';
import { failureText } from './failure-text.ts';

describe('failureText', () => {
  it('names the cause in English', () => {
    expect(failureText({ status: 'connection' }, strings.en.chatbot)).toBe(
      'I’m having trouble connecting right now. Please try again in a moment.',
    );
    expect(failureText({ status: 'response' }, strings.en.chatbot)).toBe(
      'Sorry, I could not generate a response.',
    );
  });

  it('names the cause in Swedish', () => {
    expect(failureText({ status: 'connection' }, strings.sv.chatbot)).toBe(
      'Jag har problem med anslutningen just nu. Försök igen om en stund.',
    );
    expect(failureText({ status: 'response' }, strings.sv.chatbot)).toBe(
      'Jag kunde tyvärr inte ta fram något svar.',
    );
  });

  it('says for how long a limit holds, and that it is over', () => {
    expect(failureText({ status: 'limited', limit: 12 }, strings.en.chatbot)).toContain('in 12 s');
    expect(failureText({ status: 'released' }, strings.sv.chatbot)).toBe('Nu kan du fråga igen.');
  });

  it.each(['ready', 'waiting'] as const)('says nothing while %s', (status) => {
    expect(failureText({ status }, strings.en.chatbot)).toBeUndefined();
  });
});
