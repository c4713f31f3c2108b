// @vitest-environment jsdom
import { navigate } from 'astro:transitions/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubEarlyEvents } from '../../testing/fakes/early-events.ts';
import { strings } from '../../testing/fixtures/strings.ts';
import { find } from '../../testing/helpers/dom.ts';
import './sign-in.ts';

const text = strings.en.signin.error;
const visited: string[] = [];

function stubLocation(hostname: string): void {
  const place = { hostname };
  Object.defineProperty(place, 'href', {
    set(href: string) {
      visited.push(href);
    },
  });
  vi.stubGlobal('location', place);
}

function signIn(email: string, password: string): SubmitEvent {
  find<HTMLInputElement>('[name="email"]').value = email;
  find<HTMLInputElement>('[name="password"]').value = password;
  const event = new SubmitEvent('submit', { bubbles: true, cancelable: true });
  find('form').dispatchEvent(event);
  return event;
}

function error(): string | null | undefined {
  return document.querySelector('[role="alert"]')?.textContent;
}

describe('the mock sign-in', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    stubLocation('localhost');
    document.body.innerHTML = `
      <form data-sign-in data-awaits-script data-email="demo@example.com" data-password="Light-work-1"
        data-local-target="/sv/dashboard" data-remote-target="https://dashboard.example.com">
        <div id="signInError" role="alert" data-sign-in-error data-text="${text}"></div>
        <input name="email"><input name="password"><button>Sign in</button>
      </form>`;
  });

  afterEach(() => {
    vi.runAllTimers();
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.mocked(navigate).mockClear();
    visited.length = 0;
  });

  it.each([
    ['another password', 'demo@example.com', 'wrong'],
    ['a password in different case', 'demo@example.com', 'light-work-1'],
    ['another address', 'someone@example.com', 'Light-work-1'],
    ['nothing', '', ''],
  ])('refuses %s with the text from the page', (_what, email, password) => {
    const event = signIn(email, password);
    vi.runAllTimers();
    expect(event.defaultPrevented).toBe(true);
    expect(error()).toBe(text);
    expect(navigate).not.toHaveBeenCalled();
    expect(document.body.style.opacity).toBe('');
  });

  it('associates the error with both fields until the next attempt', () => {
    const tied = '[aria-invalid="true"][aria-describedby="signInError"]';
    signIn('someone@example.com', 'wrong');
    expect(document.querySelectorAll(tied)).toHaveLength(2);
    expect(document.getElementById('signInError')?.textContent).toBe(text);
    signIn('demo@example.com', 'Light-work-1');
    expect(document.querySelectorAll('[aria-invalid], [aria-describedby]')).toHaveLength(0);
  });

  it('fades out for 300 ms, opens the dashboard here, and is opaque again 50 ms later', () => {
    signIn('demo@example.com', 'Light-work-1');
    expect(document.body.style.opacity).toBe('0');
    expect(document.body.style.transition).toContain('300ms');
    vi.advanceTimersByTime(299);
    expect(navigate).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/sv/dashboard');
    vi.advanceTimersByTime(49);
    expect(document.body.style.opacity).toBe('0');
    vi.advanceTimersByTime(1);
    expect(document.body.style.opacity).toBe('');
    expect(visited).toEqual([]);
  });

  it('navigates to the dashboard’s own host anywhere else', () => {
    stubLocation('nordlys.example');
    signIn('demo@example.com', 'Light-work-1');
    vi.advanceTimersByTime(300);
    expect(visited).toEqual(['https://dashboard.example.com']);
    expect(navigate).not.toHaveBeenCalled();
  });

  it('repeats an attempt made before the script loaded, and handles all later attempts', () => {
    const { presses } = stubEarlyEvents();
    const form = document.querySelector('form')!;
    presses.set(form, form.querySelector('button')!);
    document.dispatchEvent(new Event('astro:page-load'));
    expect(error()).toBe(text);
    expect(form.hasAttribute('data-awaits-script')).toBe(false);
  });
});
