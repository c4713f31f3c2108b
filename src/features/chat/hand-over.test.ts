// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import type { ChatMessage } from './chat-state.ts';
import { handOverText, isContactFormLink } from './hand-over.ts';

function conversation(...contents: readonly string[]): ChatMessage[] {
  return contents.map((content, index) => ({
    id: String(index + 1),
    role: index % 2 === 0 ? 'user' : 'assistant',
    content,
    timestamp: '2026-11-20T14:32:00.000Z',
  }));
}

describe('handOverText', () => {
  const texts = { lead: 'I asked:', reply: 'It answered:' };

  it('contains the visitor’s questions and the last reply as plain text', () => {
    const messages = conversation(
      'What does it cost?',
      'It depends.',
      'And in\nSwedish?',
      '**Yes**, [see](/faq).',
    );
    expect(handOverText(messages, texts)).toBe(
      'I asked:\n– What does it cost?\n– And in Swedish?\nIt answered:\n– Yes, see.',
    );
  });

  it('contains no reply if the question has none yet', () => {
    expect(handOverText(conversation('What does it cost?'), texts)).toBe('I asked:\n– What does it cost?');
  });

  it('is undefined before the first question', () => {
    expect(handOverText([], texts)).toBeUndefined();
  });

  it('keeps the last five questions, and the start of a long question', () => {
    const lines = handOverText(
      conversation('1', 'a', '2', 'a', '3', 'a', '4', 'a', '5', 'a', 'x'.repeat(400)),
      texts,
    )?.split('\n');
    expect(lines?.slice(0, 5)).toEqual(['I asked:', '– 2', '– 3', '– 4', '– 5']);
    expect(lines?.[5]).toBe(`– ${'x'.repeat(299)}…`);
    const emoji = handOverText(conversation(`${'x'.repeat(298)}🙂🙂`), texts);
    expect(emoji).toBe(`I asked:\n– ${'x'.repeat(298)}…`); // no half of a surrogate pair
  });
});

describe('isContactFormLink', () => {
  const isRecognised = (address: string) =>
    isContactFormLink(new URL(address, 'https://site.example/x'), 'https://site.example');

  it('recognises links to the form in every language, however the URL is written', () => {
    for (const address of [
      '/#contact',
      '/sv#contact',
      '/en/#contact-form',
      'https://site.example/?a#contact',
    ]) {
      expect(isRecognised(address), address).toBe(true);
    }
  });

  it('ignores a heading with the same id on another page, and other sites', () => {
    for (const address of [
      '/faq#contact',
      '/sv/faq#contact',
      '/privacy#contact',
      '/#services',
      '/',
      'https://x.example/#contact',
    ]) {
      expect(isRecognised(address), address).toBe(false);
    }
  });
});
