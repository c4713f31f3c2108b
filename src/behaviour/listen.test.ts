// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeSynthesis, fakeUtterance, fakeVoice } from '../testing/synthesis.ts';
import { eventually } from '@/testing/eventually.ts';

const page = `<figure>
  <button aria-pressed="false" data-listen hidden>Listen</button>
  <dl>
    <div data-speaker="0"><dt>Agent</dt><dd>Hello.</dd></div>
    <div data-speaker="1"><dt>Caller</dt><dd>Good day.</dd></div>
  </dl>
</figure>`;

let voices: SpeechSynthesisVoice[] = [];
let synthesis = fakeSynthesis();
/** One target for all tests, since the module listens to it once. */
const events = new EventTarget();

vi.stubGlobal('speechSynthesis', {
  getVoices: () => voices,
  speak: (utterance: SpeechSynthesisUtterance) => synthesis.speak(utterance),
  cancel: () => synthesis.cancel(),
  addEventListener: events.addEventListener.bind(events),
});
vi.stubGlobal('SpeechSynthesisUtterance', function (text: string) {
  return fakeUtterance(text);
});
await import('./listen.ts');

const control = (): HTMLButtonElement => document.querySelector('button')!;
const marked = (): string[] =>
  [...document.querySelectorAll('[data-spoken] dd')].map(({ textContent }) => textContent);

async function play(): Promise<void> {
  control().click();
  await eventually(() => expect(control().getAttribute('aria-pressed')).toBe('true'));
}

describe('the play control of the call', () => {
  beforeEach(() => {
    synthesis = fakeSynthesis();
    voices = [fakeVoice('one', 'sv-SE')];
    document.documentElement.lang = 'sv';
    document.body.innerHTML = page;
    document.dispatchEvent(new Event('astro:page-load'));
  });

  afterEach(() => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })));

  it('is there when the device has a voice for the language', () => {
    expect(control().hidden).toBe(false);
  });

  it('is absent without one, and comes when the browser finds one', () => {
    voices = [fakeVoice('English only')];
    document.dispatchEvent(new Event('astro:page-load'));
    expect(control().hidden).toBe(true);
    voices = [fakeVoice('late', 'sv-SE')];
    events.dispatchEvent(new Event('voiceschanged'));
    expect(control().hidden).toBe(false);
  });

  it('reads once where it is pressed again before it can', async () => {
    vi.resetModules(); // the reader is fetched anew
    control().click();
    await play();
    await vi.dynamicImportSettled();
    expect(synthesis.spoken.map(({ text }) => text)).toEqual(['Hello.']);
  });

  it('reads the lines, marks the one that is spoken and is released at the end', async () => {
    await play();
    expect(synthesis.spoken[0]?.text).toBe('Hello.');
    expect(marked()).toEqual(['Hello.']);
    synthesis.finish();
    expect(marked()).toEqual(['Good day.']);
    synthesis.finish();
    expect(marked()).toEqual([]);
    expect(control().getAttribute('aria-pressed')).toBe('false');
  });

  it.each([
    ['a second press', () => control().click()],
    ['Escape', () => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))],
    ['going to another page', () => document.dispatchEvent(new Event('astro:before-preparation'))],
    ['leaving the site', () => window.dispatchEvent(new Event('pagehide'))],
  ])('falls silent at %s', async (_name, act) => {
    await play();
    act();
    expect(synthesis.isSpeaking()).toBe(false);
    expect(marked()).toEqual([]);
    expect(control().getAttribute('aria-pressed')).toBe('false');
  });
});
