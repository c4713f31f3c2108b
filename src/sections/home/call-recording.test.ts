// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { followRecording, lineAt } from './call-recording.ts';

describe('lineAt', () => {
  it.each([
    [0, 0],
    [0.24, 0],
    [0.25, 1],
    [0.99, 1],
    [1, 1],
  ])('at %d of the recording is line %i, by the lengths of the lines', (share, line) => {
    expect(lineAt([10, 30], share)).toBe(line);
  });

  it('returns -1 without lines', () => {
    expect(lineAt([], 0.5)).toBe(-1);
  });
});

it('lights up the line that is spoken, and none once the recording is over', () => {
  const audio = document.createElement('audio');
  const lines = ['Hello.', 'Hello to you.'].map((text) => {
    const line = document.createElement('div');
    line.textContent = text;
    return line;
  });
  followRecording(audio, lines);
  const lit = (state: Partial<HTMLAudioElement>): string[] => {
    for (const [name, value] of Object.entries(state)) {
      Object.defineProperty(audio, name, { value, configurable: true });
    }
    audio.dispatchEvent(new Event('timeupdate'));
    return lines.filter((line) => line.hasAttribute('data-spoken')).map(({ textContent }) => textContent);
  };
  expect(lit({ duration: 10, currentTime: 1, ended: false })).toEqual(['Hello.']);
  expect(lit({ currentTime: 9 })).toEqual(['Hello to you.']);
  expect(lit({ currentTime: 10, ended: true })).toEqual([]);
});
