import { describe, expect, it } from 'vitest';
import {
  canSend,
  excessOf,
  chatReducer,
  type ChatState,
  emptyChat,
  openQuestion,
  suggestionsOf,
} from './state.ts';

const at = new Date('2026-11-20T14:32:00Z');
const asked = chatReducer(emptyChat, { type: 'asked', content: 'Hello?', at });
const answered = chatReducer(asked, { type: 'answered', content: 'Hi!', suggestions: [], at });

describe('chatReducer', () => {
  it('keeps what is typed', () => {
    expect(chatReducer(emptyChat, { type: 'typed', draft: 'Hel' })).toEqual({ ...emptyChat, draft: 'Hel' });
  });

  it('adds the question and waits', () => {
    expect(asked).toEqual({
      messages: [{ id: '1', role: 'user', content: 'Hello?', timestamp: '2026-11-20T14:32:00.000Z' }],
      draft: '',
      status: 'waiting',
    });
  });

  it('adds the answer below the question and is ready', () => {
    expect(answered.messages.map(({ id, role, content }) => [id, role, content])).toEqual([
      ['1', 'user', 'Hello?'],
      ['2', 'assistant', 'Hi!'],
    ]);
    expect(answered.status).toBe('ready');
  });

  it.each(['connection', 'response'] as const)('keeps the question when it fails by %s', (cause) => {
    const failed = chatReducer(asked, { type: 'failed', failure: { cause } });
    expect(failed).toEqual({ ...asked, status: cause });
  });

  it('knows how long a limit holds, and when it is over', () => {
    const limited = chatReducer(asked, { type: 'failed', failure: { cause: 'limited', seconds: 20 } });
    expect(limited).toEqual({ ...asked, status: 'limited', limit: 20 });
    expect(chatReducer(limited, { type: 'released' }).status).toBe('released');
  });

  it('keeps a draft that was begun before the failure was retried', () => {
    const failed: ChatState = { ...asked, status: 'connection', draft: 'And' };
    expect(chatReducer(failed, { type: 'retried' })).toEqual({ ...failed, status: 'waiting' });
  });
});

describe('excessOf', () => {
  it.each([
    ['nothing', '', 0],
    ['2,000 characters between spaces', ` ${'x'.repeat(2_000)}\n`, 0],
    ['2,001 characters', 'x'.repeat(2_001), 1],
    ['much more', 'x'.repeat(3_500), 1_500],
  ])('of %s', (_what, draft, excess) => {
    expect(excessOf({ draft })).toBe(excess);
  });
});

describe('canSend', () => {
  it.each(['', ' ', '\n', ' \t\n ', '\u00a0'])('refuses %j', (draft) => {
    expect(canSend({ ...emptyChat, draft })).toBe(false);
  });

  it('takes no more than the function does', () => {
    expect(canSend({ ...emptyChat, draft: 'x'.repeat(2_000) })).toBe(true);
    expect(canSend({ ...emptyChat, draft: 'x'.repeat(2_001) })).toBe(false);
  });

  it('takes text', () => {
    expect(canSend({ ...emptyChat, draft: ' x ' })).toBe(true);
  });

  it.each(['waiting', 'limited'] as const)('refuses while %s', (status) => {
    expect(canSend({ ...emptyChat, draft: 'x', status })).toBe(false);
  });

  it.each(['connection', 'response', 'released'] as const)('takes a new question when %s', (status) => {
    expect(canSend({ ...emptyChat, draft: 'x', status })).toBe(true);
  });
});

describe('openQuestion', () => {
  it('is the question that has no answer', () => {
    expect(openQuestion(asked)?.content).toBe('Hello?');
  });

  it('is none in an empty conversation and after an answer', () => {
    expect(openQuestion(emptyChat)).toBeUndefined();
    expect(openQuestion(answered)).toBeUndefined();
  });
});

describe('suggestionsOf', () => {
  const suggested = chatReducer(asked, { type: 'answered', content: 'Hi!', suggestions: ['Why?'], at });

  it('are those of the newest reply', () => {
    expect(suggestionsOf(suggested)).toEqual(['Why?']);
  });

  it('are none once something else is asked, without any and in an empty conversation', () => {
    expect(suggestionsOf(chatReducer(suggested, { type: 'asked', content: 'Well?', at }))).toEqual([]);
    expect(suggestionsOf(answered)).toEqual([]);
    expect(suggestionsOf(emptyChat)).toEqual([]);
  });
});
