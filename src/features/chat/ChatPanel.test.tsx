// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { format } from '../../site/format.ts';
import { strings } from '../../testing/fixtures/strings.ts';
import { eventually } from '../../testing/helpers/eventually.ts';
import { ChatPanel } from './ChatPanel.tsx';
import {
  chatInput,
  deferReplies,
  replyResponse,
  requestBodies,
  sendButton,
  starterQuestions,
  typeAndSend,
} from './testing/chat.tsx';
import '../../testing/helpers/setup-dom.ts';

const { fetchStub, answer } = deferReplies();
const texts = strings.en.chatbot;
const onHandOver = vi.fn();

function show() {
  return render(
    <ChatPanel
      strings={texts}
      starterQuestions={starterQuestions}
      service={{ url: '/functions/v1', anonKey: '' }}
      contactFormHref="/#contact"
      privacyHref="/privacy"
      email="hello@site.example"
      isOpen
      onHandOver={onHandOver}
    />,
  );
}

function status(): string | null {
  return screen.getByRole('status').textContent;
}

function clearButton(): HTMLElement | null {
  return screen.queryByRole('button', { name: texts.clear });
}

describe('ChatPanel', () => {
  afterEach(() => {
    onHandOver.mockReset();
    document.documentElement.removeAttribute('lang');
  });

  it('accepts no input while it waits, cannot be cleared, and says that the assistant is writing', async () => {
    const { container } = show();
    expect(container.querySelector('.chat-typing')).toBeNull();
    typeAndSend('Hej');
    expect(chatInput().disabled).toBe(true);
    expect(sendButton().disabled).toBe(true);
    expect(container.querySelector('.chat-typing')).not.toBeNull();
    expect(status()).toBe(texts.typing);
    expect(clearButton()).toBeNull();

    await answer(replyResponse('Hej!'));
    expect(chatInput().disabled).toBe(false);
    expect(clearButton()).not.toBeNull();
    expect(container.querySelector('.chat-typing')).toBeNull();
  });

  it.each([
    ['it could not connect, after an error in the function', 500, 'connectionError'],
    ['it has no answer, after a reply without one', 200, 'errorResponse'],
  ] as const)('says that %s', async (_what, code, text) => {
    show();
    typeAndSend('Hej');
    await answer(Response.json({}, { status: code }));
    expect(screen.getAllByRole('listitem').at(-1)?.textContent).toContain(texts[text]);
    expect(status()).toBe(texts[text]);
    expect(screen.getByRole('button', { name: texts.retry })).toBeTruthy();
  });

  it('explains that a question is too long, and sends it once it is short enough', () => {
    document.documentElement.lang = 'en';
    show();
    // The browser cuts pasted text to this length before showing it.
    expect(chatInput().maxLength).toBe(20_000);
    typeAndSend('x'.repeat(50_000));
    expect(chatInput().value).toHaveLength(20_000);
    typeAndSend('x'.repeat(2_500));
    expect(chatInput().value).toHaveLength(2_500);
    const note = document.getElementById(chatInput().getAttribute('aria-describedby') ?? '');
    const limit = (2_000).toLocaleString('en');
    expect(note?.textContent).toBe(format(texts.tooLong, { limit, excess: '500' }));
    expect(note?.getAttribute('aria-live')).toBe('polite');
    expect(chatInput().getAttribute('aria-invalid')).toBe('true');
    expect(sendButton().disabled).toBe(true);
    expect(fetchStub).not.toHaveBeenCalled();
    typeAndSend('x'.repeat(2_000));
    expect(chatInput().hasAttribute('aria-invalid')).toBe(false);
    expect(status()).toBe(texts.typing);
  });

  it('asks the same question again on retry, without showing it twice', async () => {
    show();
    typeAndSend('One');
    await answer(replyResponse('First answer'));
    typeAndSend('Two');
    await answer(Response.json({}, { status: 503 }));
    fireEvent.click(screen.getByRole('button', { name: texts.retry }));
    expect(screen.queryByRole('button', { name: texts.retry })).toBeNull();
    await answer(replyResponse('Second answer'));

    const [, failed, retried] = requestBodies(fetchStub);
    expect(failed).toMatchObject({ message: 'Two' });
    expect(retried).toEqual(failed);
    expect(screen.getAllByText('Two')).toHaveLength(1);
    expect(screen.getAllByRole('listitem').at(-1)?.textContent).toBe(`${texts.botName}: Second answer`);
  });

  it('offers the questions that a reply suggests, announces their number, and asks them verbatim', async () => {
    show();
    const { next: name, announced } = texts.suggestions;
    typeAndSend('Price');
    await answer(replyResponse('Which **one**?', ['What does A cost?', 'What does B cost?']));
    expect(screen.getByRole('list', { name }).textContent).toBe('What does A cost?What does B cost?');
    expect(status()).toBe(`Which one? ${format(announced, { count: '2' })}`);
    fireEvent.click(screen.getByRole('button', { name: 'What does B cost?' }));
    expect(screen.queryByRole('list', { name })).toBeNull();
    await answer(replyResponse('B is free.'));
    expect(screen.queryByRole('list', { name })).toBeNull();
    expect(status()).toBe('B is free.');
    expect(requestBodies(fetchStub)[1]).toEqual({
      message: 'What does B cost?',
      messages: [
        { role: 'user', content: 'Price' },
        { role: 'assistant', content: 'Which **one**?' },
      ],
    });
  });

  it('announces that the assistant is writing and the finished reply, each once', async () => {
    const { container } = show();
    const region = screen.getByRole('status');
    const said: (string | null)[] = [];
    const watch = new MutationObserver(() => said.push(region.textContent));
    watch.observe(region, { childList: true, characterData: true, subtree: true });

    typeAndSend('Hi');
    await answer(replyResponse('It is **free**, see [prices](/prices).'));
    fireEvent.input(chatInput(), { target: { value: 'Than' } });
    fireEvent.input(chatInput(), { target: { value: 'Thanks' } });
    await act(async () => undefined);

    expect(said).toEqual([texts.typing, 'It is free, see prices.']);
    expect(screen.getByRole('status')).toBe(region);
    expect(container.querySelectorAll('[aria-live]:not(form *), [role="log"], [role="alert"]')).toHaveLength(
      0,
    );
    watch.disconnect();
  });

  it('shows a restored reply with its markdown, and does not announce it again', async () => {
    const question = { id: '1', role: 'user', content: 'Price?', timestamp: '2026-01-01T10:00:00.000Z' };
    const kept = { ...question, id: '2', role: 'assistant', content: 'It is **free**.' };
    sessionStorage.setItem('chat', JSON.stringify({ messages: [question, kept], draft: '' }));
    show();
    expect((await screen.findByText('free')).tagName).toBe('STRONG');
    expect(status()).toBe('');

    fireEvent.click(screen.getByRole('button', { name: texts.clear }));
    typeAndSend('Price?');
    await answer(replyResponse('Still free.'));
    expect(status()).toBe('Still free.');
  });

  it('counts down a rate limit, accepts no question until then, and then offers to ask again', async () => {
    vi.useFakeTimers();
    const { container } = show();
    typeAndSend('Hi');
    await answer(new Response('{}', { status: 429, headers: { 'Retry-After': '20' } }));
    const log = () => container.querySelector('.chat-log')?.textContent;
    expect(log()).toContain(format(texts.limited, { seconds: '20' }));
    const said = status();
    await act(() => vi.advanceTimersByTimeAsync(5_000));
    expect(log()).toContain(format(texts.limited, { seconds: '15' }));
    // Announced once: no one wants to hear every second.
    expect(status()).toBe(said);
    expect(screen.queryByRole('button', { name: texts.retry })).toBeNull();
    fireEvent.input(chatInput(), { target: { value: 'And?' } });
    fireEvent.keyDown(chatInput(), { key: 'Enter' });
    expect(fetchStub).toHaveBeenCalledTimes(1);
    expect(clearButton()).toBeNull();

    const scrollTo = vi.spyOn(Element.prototype, 'scrollTo');
    await act(() => vi.advanceTimersByTimeAsync(15_000));
    expect(log()).toContain(texts.released);
    expect(scrollTo).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: texts.retry }));
    await answer(replyResponse('Hello.'));
    expect(status()).toBe('Hello.');
    expect(chatInput().value).toBe('And?');
  });

  describe('the link to the contact form', () => {
    const { handOver } = texts;
    const offered = () => sessionStorage.getItem('form-draft-contact');

    it('is offered after a question, and passes the question on', async () => {
      show();
      expect(screen.queryByRole('link', { name: handOver.link })).toBeNull();
      typeAndSend('What does it cost?');
      await answer(replyResponse('It depends. [Ask us](/#contact)'));
      for (const name of [handOver.link, 'Ask us']) {
        sessionStorage.clear();
        fireEvent.click(screen.getByRole('link', { name }));
        const reply = 'It depends. Ask us';
        const message = `${handOver.lead}\n– What does it cost?\n${handOver.reply}\n– ${reply}`;
        expect(offered()).toBe(JSON.stringify({ message }));
      }
      expect(onHandOver).toHaveBeenCalledTimes(2);
    });

    it('does nothing when its link is opened in a new tab', async () => {
      show();
      typeAndSend('What does it cost?');
      await answer(replyResponse('It depends.'));
      sessionStorage.clear();
      const link = screen.getByRole('link', { name: handOver.link });
      // jsdom would report that it cannot navigate.
      link.addEventListener('click', (event) => event.preventDefault());
      fireEvent.click(link, { ctrlKey: true });
      expect(offered()).toBeNull();
      expect(onHandOver).not.toHaveBeenCalled();
    });
  });

  it('says that it is retrying while the function cannot be reached', async () => {
    fetchStub.mockRejectedValueOnce(new TypeError('offline'));
    show();
    typeAndSend('What does it cost?');
    await eventually(() => expect(status()).toBe(texts.retrying));
    await answer(replyResponse('It depends.'));
    expect(status()).toContain('It depends.');
  });

  it('forgets the conversation when it is cleared, and keeps the draft', async () => {
    show();
    typeAndSend('What does it cost?');
    await answer(replyResponse('It depends.'));
    fireEvent.input(chatInput(), { target: { value: 'And' } });
    fireEvent.click(screen.getByRole('button', { name: texts.clear }));
    expect(screen.queryByText('It depends.')).toBeNull();
    expect(screen.getByRole('button', { name: starterQuestions[0] ?? '' })).toBeDefined();
    expect(chatInput().value).toBe('And');
    expect(sessionStorage.getItem('chat')).not.toContain('It depends.');
    expect(document.activeElement).toBe(screen.getByRole('region', { name: texts.log }));
  });
});
