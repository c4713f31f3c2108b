// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { input, open, showChat, streamed } from '../../testing/chat.tsx';
import '../../testing/dom.ts';
import { strings } from '../../testing/strings.ts';

const fetchStub = vi.fn<typeof fetch>();
const { chatbot } = strings.en;

function lastBubble(): string | null | undefined {
  return screen.getAllByRole('listitem').at(-1)?.textContent;
}

/** Opens the chat, asks, and gives what sends the answer. */
async function begin() {
  const answer = streamed();
  fetchStub.mockResolvedValueOnce(answer.response);
  const shown = showChat();
  await open();
  fireEvent.input(input(), { target: { value: 'Hi' } });
  fireEvent.keyDown(input(), { key: 'Enter' });
  return { ...answer, ...shown };
}

describe('a reply that is sent while it is written', () => {
  beforeEach(() => {
    vi.stubGlobal('fetch', fetchStub);
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
  });

  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    fetchStub.mockReset();
  });

  it('is shown as it grows while the assistant is still writing, and announced once, whole', async () => {
    const { send, container } = await begin();
    const region = screen.getByRole('status');
    const said: (string | null)[] = [];
    const watch = new MutationObserver(() => said.push(region.textContent));
    watch.observe(region, { childList: true, characterData: true, subtree: true });

    send('text', { text: 'It **depends**.' });
    await waitFor(() => expect(lastBubble()).toBe(`${chatbot.botName}: It depends.`));
    expect(container.querySelector('.chat-typing')).not.toBeNull();
    expect(input().disabled).toBe(true);
    const bubble = screen.getAllByRole('listitem').at(-1);
    send('text', { text: 'It **depends**. Ask' });
    await waitFor(() => expect(lastBubble()).toBe(`${chatbot.botName}: It depends. Ask`));
    send('reply', { response: 'It depends. Ask us.', suggestions: ['Why?'] });
    await waitFor(() => expect(input().disabled).toBe(false));

    const items = [...container.querySelectorAll('.chat-bubble')];
    expect(items.map((item) => item.textContent)).toEqual([
      `${chatbot.botName}: ${chatbot.welcomeMessage}`,
      `${chatbot.you}: Hi`,
      `${chatbot.botName}: It depends. Ask us.`,
    ]);
    expect(items.at(-1), 'the same element, so that nothing flickers').toBe(bubble);
    expect(container.querySelector('.chat-typing')).toBeNull();
    expect(said).toHaveLength(1);
    expect(said[0]).toMatch(/^It depends\. Ask us\. /);
    watch.disconnect();
  });

  it('is not shown any more when the chat was closed in the middle', async () => {
    const { send, container } = await begin();
    send('text', { text: 'It depends.' });
    await waitFor(() => expect(lastBubble()).toBe(`${chatbot.botName}: It depends.`));
    fireEvent.click(screen.getByRole('button', { name: chatbot.close }));
    await act(async () => send('text', { text: 'It depends. On' }));
    expect(container.textContent).not.toContain('It depends.');
  });
});
