/** A speech synthesis that says nothing: the test ends each utterance. */
export function fakeSynthesis() {
  let current: SpeechSynthesisUtterance | undefined;
  const spoken: SpeechSynthesisUtterance[] = [];
  let cancelled = 0;
  return {
    spoken,
    /** How often it was told to be silent. */
    cancelled: () => cancelled,
    isSpeaking: () => current !== undefined,
    speak(utterance: SpeechSynthesisUtterance): void {
      spoken.push(utterance);
      current = utterance;
    },
    cancel(): void {
      cancelled += 1;
      const broken = current;
      current = undefined;
      // As browsers do: what is broken off ends with an error.
      broken?.onerror?.({ error: 'canceled' } as SpeechSynthesisErrorEvent);
    },
    /** The current utterance has been spoken to its end. */
    finish(): void {
      const done = current;
      current = undefined;
      done?.onend?.({} as SpeechSynthesisEvent);
    },
  };
}

/** An utterance of a browser that has none. */
export function fakeUtterance(text: string): SpeechSynthesisUtterance {
  return { text, pitch: 1, lang: '', voice: null } as SpeechSynthesisUtterance;
}

export const fakeVoice = (name: string, lang = 'en-GB'): SpeechSynthesisVoice =>
  ({ name, lang, localService: true, default: false, voiceURI: name }) as SpeechSynthesisVoice;
