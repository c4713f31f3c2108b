/** Plays the example call of the home page: reads its lines aloud and marks the one that is spoken. Fetched by `listen.ts`. */

import { readAloud } from './read-aloud.ts';

/**
 * @param control the pressed button, in the figure that holds the lines
 * @returns what ends it
 */
export function playCall(control: HTMLElement, voices: readonly SpeechSynthesisVoice[]): () => void {
  const lines = [...(control.closest('figure')?.querySelectorAll<HTMLElement>('[data-speaker]') ?? [])];
  control.ariaPressed = 'true';
  return readAloud({
    voices,
    lines: lines.map((line) => ({
      text: line.querySelector('dd')?.textContent ?? '',
      speaker: Number(line.dataset['speaker']),
    })),
    onLine: (index) => {
      // For the eye alone: a screen reader's own voice would speak over the call's.
      lines.forEach((line, place) => line.toggleAttribute('data-spoken', place === index));
      if (index === undefined) control.ariaPressed = 'false';
    },
  });
}
