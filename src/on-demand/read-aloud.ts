/** Reads a conversation aloud with the device's own voices. Fetched by `listen.ts` at the first touch. */

/** What is read, by whom. */
export interface SpokenLine {
  readonly text: string;
  /** 0 for the first speaker, 1 for the second. */
  readonly speaker: number;
}

/** Two speakers who share a voice are told apart by their pitch. */
const pitches = [1, 1.35];

interface Reading {
  readonly lines: readonly SpokenLine[];
  /** Voices of the language: the first is the first speaker's. At least one. */
  readonly voices: readonly SpeechSynthesisVoice[];
  /** Told which line is being spoken; undefined once none is. */
  readonly onLine: (index: number | undefined) => void;
  readonly synthesis?: Pick<SpeechSynthesis, 'speak' | 'cancel'>;
  readonly utterance?: (text: string) => SpeechSynthesisUtterance;
}

/**
 * Reads the lines one after the other.
 *
 * @returns ends the reading; does nothing once it has ended
 */
export function readAloud({
  lines,
  voices,
  onLine,
  synthesis = speechSynthesis,
  utterance = (text) => new SpeechSynthesisUtterance(text),
}: Reading): () => void {
  let isOver = false;
  const end = (): void => {
    if (isOver) return;
    isOver = true;
    onLine(undefined);
    synthesis.cancel();
  };
  // One at a time: browsers drop what waits in the queue, and forget an utterance that nobody holds.
  const speak = (index: number): void => {
    const line = lines[index];
    if (isOver) return;
    if (!line) {
      end();
      return;
    }
    const spoken = utterance(line.text);
    const voice = voices[line.speaker] ?? voices[0];
    if (voice) {
      spoken.voice = voice;
      spoken.lang = voice.lang;
    }
    if (voices.length < 2) spoken.pitch = pitches[line.speaker] ?? 1;
    spoken.onend = () => speak(index + 1);
    spoken.onerror = end;
    onLine(index);
    synthesis.speak(spoken);
  };
  // What another page left in the queue would be heard first.
  synthesis.cancel();
  speak(0);
  return end;
}
