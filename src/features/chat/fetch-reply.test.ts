import { beforeEach, describe, expect, it, vi } from 'vitest';
import { neverAnswers, stubFetch } from '../../testing/fakes/fetch.ts';
import type { ChatMessage } from './chat-state.ts';
import { fetchReply, readSuggestions } from './fetch-reply.ts';

const service = { url: '/functions/v1', anonKey: '' };
const fetchStub = stubFetch();
const staying = { signal: new AbortController().signal, onReconnecting: () => undefined };

/** The request with a question after these messages. */
async function requestAfter(history: readonly ChatMessage[], to = service) {
  fetchStub.mockResolvedValue(Response.json({ response: 'x' }));
  await fetchReply(to, 'And now?', history, staying);
  expect(fetchStub).toHaveBeenCalledTimes(1);
  const [address, init] = fetchStub.mock.calls[0] ?? [];
  const body = JSON.parse(String(init?.body)) as { messages: { content: string }[] };
  return { address, headers: new Headers(init?.headers), body };
}

/** The result for a question, after all waiting times. */
async function result() {
  const answer = fetchReply(service, 'Hi', [], staying);
  await vi.runAllTimersAsync();
  return answer;
}

function turns(count: number): ChatMessage[] {
  return Array.from({ length: count }, (_, index) => ({
    id: String(index + 1),
    role: index % 2 === 0 ? 'user' : 'assistant',
    content: `turn ${index + 1}`,
    timestamp: '2026-11-20T14:32:00.000Z',
  }));
}

describe('fetchReply', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('location', { origin: 'https://site.example' });
    vi.stubGlobal('document', { documentElement: { lang: 'sv' } });
  });

  it.each([
    ['a longer one', 'x'.repeat(100_000), `${'x'.repeat(5_999)}…`],
    ['a surrogate pair at the cut', 'x'.repeat(5_998) + '🙂'.repeat(9), `${'x'.repeat(5_998)}…`],
    ['one that just fits', 'x'.repeat(6_000), 'x'.repeat(6_000)],
  ])('limits a reply to 6,000 characters: %s', async (_which, response, content) => {
    fetchStub.mockResolvedValue(Response.json({ response }));
    expect(await result()).toMatchObject({ type: 'replied', content });
  });

  it('aborts the request when the visitor leaves, and does not report an error', async () => {
    fetchStub.mockImplementation(neverAnswers);
    const leaving = new AbortController();
    const answer = fetchReply(service, 'Hi', [], { ...staying, signal: leaving.signal });
    leaving.abort();
    await expect(answer).resolves.toMatchObject({ type: 'failed' });
    expect(console.error).not.toHaveBeenCalled();
  });

  it('sends the message and the history with only role and content', async () => {
    const { address, headers, body } = await requestAfter(turns(2));
    expect(address).toBe('https://site.example/functions/v1/chat-assistant');
    // Used for questions that do not reveal their language.
    expect(headers.get('Accept-Language')).toBe('sv');
    expect(body).toStrictEqual({
      message: 'And now?',
      messages: [
        { role: 'user', content: 'turn 1' },
        { role: 'assistant', content: 'turn 2' },
      ],
    });
  });

  it('sends the last 20 turns of a longer conversation, and cuts a long turn to the length that the function accepts', async () => {
    const { body } = await requestAfter([...turns(22), { ...turns(1)[0]!, content: 'x'.repeat(6_000) }]);
    const { messages } = body;
    expect(messages).toHaveLength(20);
    expect(messages[0]?.content).toBe('turn 4');
    expect(messages.at(-1)?.content).toBe('x'.repeat(4_000));
  });

  it('cuts a long turn to leave room for earlier ones in a script whose characters have three bytes', async () => {
    const { body } = await requestAfter([...turns(2), { ...turns(1)[0]!, content: '字'.repeat(4_000) }]);
    expect(body.messages.map(({ content }) => content)).toEqual(['turn 1', 'turn 2', '字'.repeat(2_000)]);
  });

  it('calls the hosted backend with its public key', async () => {
    const hosted = { url: 'https://abc.supabase.co/functions/v1/', anonKey: 'sb_publishable_1' };
    const { address, headers } = await requestAfter([], hosted);
    expect(address).toBe('https://abc.supabase.co/functions/v1/chat-assistant');
    expect(headers.get('apikey')).toBe('sb_publishable_1');
  });

  const withoutReply = [{}, { response: '' }, { response: ' \n' }, { response: 5 }, { reply: 'Hello' }, null];
  it.each(withoutReply)('finds no response in %j', async (data) => {
    fetchStub.mockResolvedValue(Response.json(data));
    expect(await result()).toEqual({ type: 'failed', reason: 'emptyReply' });
    expect(fetchStub).toHaveBeenCalledTimes(1);
  });

  it.each([400, 413, 500, 503])('asks once, and reports no connection after status %i', async (status) => {
    fetchStub.mockResolvedValue(Response.json({ error: 'x', response: 'y' }, { status }));
    expect(await result()).toEqual({ type: 'failed', reason: 'unreachable' });
    expect(fetchStub).toHaveBeenCalledTimes(1);
    expect(console.error).toHaveBeenCalled();
  });

  it.each([
    ['the time in Retry-After', '12', 12],
    ['30 seconds without Retry-After', undefined, 30],
    ['30 seconds if Retry-After is a date', 'Sat, 21 Nov 2026 10:00:00 GMT', 30],
    ['ten minutes at most', '86400', 600],
  ])('asks to wait %s after status 429', async (_time, header, retryAfter) => {
    const headers = header === undefined ? undefined : { 'Retry-After': header };
    fetchStub.mockResolvedValue(new Response('{}', { status: 429, headers }));
    expect(await result()).toEqual({ type: 'failed', reason: 'rateLimited', retryAfter });
    expect(fetchStub).toHaveBeenCalledTimes(1);
  });

  it('reports no connection if the response cannot be read, and does not ask twice', async () => {
    const broken = new Response('{"response":', { headers: { 'Content-Type': 'application/json' } });
    fetchStub.mockResolvedValue(broken);
    expect(await result()).toEqual({ type: 'failed', reason: 'unreachable' });
    expect(fetchStub).toHaveBeenCalledTimes(1);
  });

  it('retries an unreachable function after 1, 2 and 4 seconds, then reports no connection', async () => {
    const started = Date.now();
    const tries: number[] = [];
    fetchStub.mockImplementation(() => {
      tries.push(Date.now() - started);
      return Promise.reject(new TypeError('Failed to fetch'));
    });
    expect(await result()).toEqual({ type: 'failed', reason: 'unreachable' });
    expect(tries).toEqual([0, 1_000, 3_000, 7_000]);
  });

  it('gives up after a minute without a response and does not repeat a request that may have arrived', async () => {
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
      const late = new AbortController();
      setTimeout(() => late.abort(new DOMException('Late', 'TimeoutError')), milliseconds);
      return late.signal;
    });
    fetchStub.mockImplementation(neverAnswers);
    const answered = vi.fn();
    void fetchReply(service, 'Hi', [], staying).then(answered);
    await vi.advanceTimersByTimeAsync(59_999);
    expect(answered).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(answered).toHaveBeenCalledWith({ type: 'failed', reason: 'unreachable' });
    await vi.runAllTimersAsync();
    expect(fetchStub).toHaveBeenCalledTimes(1);
  });
});

describe('readSuggestions', () => {
  it.each([
    ['trims them', [' Why? \n'], ['Why?']],
    ['takes the first three', ['1', '2', '3', '4'], ['1', '2', '3']],
    ['drops empty ones', ['', ' ', 'Why?'], ['Why?']],
    ['drops duplicates', ['Why?', 'Why? ', 'When?'], ['Why?', 'When?']],
    ['drops values that are not strings', [1, null, {}, ['x'], 'Why?'], ['Why?']],
    ['drops those that are too long', ['x'.repeat(201), 'x'.repeat(200)], ['x'.repeat(200)]],
  ])('%s', (_what, value, expected) => {
    expect(readSuggestions(value)).toEqual(expected);
  });

  it.each([undefined, 'Why?', { 0: 'Why?' }])('finds no suggestions in %j', (value) => {
    expect(readSuggestions(value)).toEqual([]);
  });
});
