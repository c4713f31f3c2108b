import { describe, expect, it } from 'vitest';
import { fakeSynthesis, fakeUtterance, fakeVoice } from '../testing/synthesis.ts';
import { readAloud } from './read-aloud.ts';

const lines = [
  { text: 'Hello.', speaker: 0 },
  { text: 'Good day.', speaker: 1 },
  { text: 'Bye.', speaker: 0 },
];

function read(voices = [fakeVoice('one'), fakeVoice('two')]) {
  const synthesis = fakeSynthesis();
  const marked: (number | undefined)[] = [];
  const stop = readAloud({
    lines,
    voices,
    synthesis,
    utterance: fakeUtterance,
    onLine: (index) => marked.push(index),
  });
  return { synthesis, marked, stop };
}

describe('readAloud', () => {
  it('speaks the lines one after the other and marks the one that is spoken', () => {
    const { synthesis, marked } = read();
    expect(marked).toEqual([0]);
    synthesis.finish();
    synthesis.finish();
    expect(synthesis.spoken.map(({ text }) => text)).toEqual(['Hello.', 'Good day.', 'Bye.']);
    synthesis.finish();
    expect(marked).toEqual([0, 1, 2, undefined]);
    expect(synthesis.isSpeaking()).toBe(false);
  });

  it('gives each speaker a voice', () => {
    const { synthesis } = read();
    synthesis.finish();
    synthesis.finish();
    expect(synthesis.spoken.map(({ voice, pitch, lang }) => [voice?.name, pitch, lang])).toEqual([
      ['one', 1, 'en-GB'],
      ['two', 1, 'en-GB'],
      ['one', 1, 'en-GB'],
    ]);
  });

  it('tells speakers who share a voice apart by their pitch', () => {
    const { synthesis } = read([fakeVoice('only')]);
    synthesis.finish();
    const [first, second] = synthesis.spoken;
    expect(second?.voice?.name).toBe('only');
    expect(second?.pitch).not.toBe(first?.pitch);
  });

  it('is silent at once when it is stopped, and says nothing more', () => {
    const { synthesis, marked, stop } = read();
    stop();
    expect(synthesis.isSpeaking()).toBe(false);
    stop();
    synthesis.finish();
    expect(synthesis.spoken).toHaveLength(1);
    expect(marked).toEqual([0, undefined]);
  });

  it('ends when the device cannot speak', () => {
    const { synthesis, marked } = read();
    synthesis.spoken[0]?.onerror?.({} as SpeechSynthesisErrorEvent);
    expect(marked).toEqual([0, undefined]);
  });

  it('first silences what was left in the queue', () => {
    expect(read().synthesis.cancelled()).toBe(1);
  });
});
