/**
 * The play control of the example call. It shows itself only where the device has a voice of its own for the
 * page's language; what reads aloud is fetched when somebody comes near it.
 */

import { voicesFor } from './voices.ts';

type Reader = typeof import('../on-demand/play-call.ts');

let reader: Reader | undefined;
let stop: (() => void) | undefined;
/** A press is waiting for the reader. */
let isStarting = false;

function ownVoices(): SpeechSynthesisVoice[] {
  return 'speechSynthesis' in window
    ? voicesFor(speechSynthesis.getVoices(), document.documentElement.lang)
    : [];
}

/** Browsers find their voices late, and tell of it. */
function offer(): void {
  const control = document.querySelector<HTMLElement>('[data-listen]');
  if (control) control.hidden = ownVoices().length === 0;
}

async function fetchReader(): Promise<Reader> {
  reader ??= await import('../on-demand/play-call.ts');
  return reader;
}

function play(control: HTMLElement, { playCall }: Reader): void {
  // Unless the page was left meanwhile.
  if (control.isConnected) stop = playCall(control, ownVoices());
}

function controlOf({ target }: Event): HTMLElement | undefined {
  return (target instanceof Element && target.closest<HTMLElement>('[data-listen]')) || undefined;
}

for (const type of ['pointerover', 'pointerdown', 'focusin']) {
  document.addEventListener(type, (event) => {
    if (controlOf(event)) fetchReader().catch(() => undefined);
  });
}
document.addEventListener('click', (event) => {
  const control = controlOf(event);
  if (!control) return;
  if (control.ariaPressed === 'true') stop?.();
  // Safari lets a page speak only within the click itself.
  else if (reader) play(control, reader);
  else if (!isStarting) {
    isStarting = true;
    fetchReader()
      .then((fetched) => play(control, fetched))
      .catch((error: unknown) => console.error('The call cannot be read aloud.', error))
      .finally(() => (isStarting = false));
  }
});
document.addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') stop?.();
});
document.addEventListener('astro:before-preparation', () => stop?.());
addEventListener('pagehide', () => stop?.());
document.addEventListener('astro:page-load', offer);
if ('speechSynthesis' in window) speechSynthesis.addEventListener?.('voiceschanged', offer);
