/**
 * The voices of this device in a language. Those that a browser's maker speaks for it, over the network,
 * are left out: listening asks nobody for anything.
 *
 * @param language a language code without region, such as `sv`
 */
export function voicesFor<Voice extends Pick<SpeechSynthesisVoice, 'lang' | 'localService'>>(
  voices: readonly Voice[],
  language: string,
): Voice[] {
  // Android writes sv_SE.
  return voices.filter(
    ({ lang, localService }) => localService && lang.split(/[-_]/)[0]?.toLowerCase() === language,
  );
}
