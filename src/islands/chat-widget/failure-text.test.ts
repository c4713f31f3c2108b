import { describe, expect, it } from 'vitest';
import { strings } from '../../testing/strings.ts';
import { failureText } from './failure-text.ts';

describe('failureText', () => {
  it('names the cause in English', () => {
    expect(failureText('connection', strings.en.chatbot)).toBe(
      'I’m having trouble connecting right now. Please try again in a moment.',
    );
    expect(failureText('response', strings.en.chatbot)).toBe('Sorry, I could not generate a response.');
  });

  it('names the cause in Swedish', () => {
    expect(failureText('connection', strings.sv.chatbot)).toBe(
      'Jag har problem med anslutningen just nu. Försök igen om en stund.',
    );
    expect(failureText('response', strings.sv.chatbot)).toBe('Jag kunde tyvärr inte ta fram något svar.');
  });

  it.each(['ready', 'waiting'] as const)('says nothing while %s', (status) => {
    expect(failureText(status, strings.en.chatbot)).toBeUndefined();
  });
});
