// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { type ChatState, emptyChat, nextId } from './chat-state.ts';
import { loadChat, saveChat } from './chat-storage.ts';

const conversation: ChatState = {
  ...emptyChat,
  messages: [
    { id: '1', role: 'user', content: 'Vad kostar det?', timestamp: '2026-11-20T14:32:00.000Z' },
    {
      id: '2',
      role: 'assistant',
      content: 'Det **beror på**.',
      timestamp: '2026-11-20T14:32:01.000Z',
      suggestions: ['Vad kostar en röstagent?'],
    },
  ],
  draft: 'Och',
};

describe('the stored conversation', () => {
  afterEach(() => sessionStorage.clear());

  it('is restored with its draft', () => {
    saveChat(conversation);
    expect(loadChat()).toEqual(conversation);
  });

  it.each([
    '',
    'not JSON',
    'null',
    '{"messages":[]}',
    '{"messages":"none","draft":""}',
    '{"messages":[{"id":"1","role":"system","content":"x","timestamp":""}],"draft":""}',
    '{"messages":[null],"draft":""}',
  ])('treats %s as no conversation', (text) => {
    sessionStorage.setItem('chat', text);
    expect(loadChat()).toEqual(emptyChat);
  });

  it('is restored with its newest 50 messages, with ids that the next message does not reuse', () => {
    const messages = Array.from({ length: 70 }, (_, index) => ({
      id: String(index + 1),
      role: 'assistant' as const,
      content: `Reply ${index + 1}`,
      timestamp: '2026-11-20T14:32:00.000Z',
    }));
    saveChat({ ...conversation, messages });
    const kept = loadChat().messages;
    expect(kept.map(({ content }) => content)).toEqual(messages.slice(-50).map(({ content }) => content));
    expect(new Set([...kept.map(({ id }) => id), nextId(kept)]).size).toBe(51);
  });
});
