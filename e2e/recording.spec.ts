/** The recording of the example call, where the owner has put one beside it. Needs no browser. */

import { documentOf, isBuilt } from './support/built.ts';
import { canonicalOf, languages, owner } from './support/site.ts';
import { expect, test } from './support/test.ts';

for (const language of languages) {
  const recording = owner.callRecording?.[language];

  test(`the home page in ${language} plays ${recording ?? 'nothing'}`, () => {
    const players = [...documentOf(canonicalOf(language, '/')).querySelectorAll('audio')];
    expect(players.map((player) => player.getAttribute('src'))).toEqual(recording ? [recording] : []);
    for (const player of players) expect(player.getAttribute('aria-label')).not.toBe('');
    if (recording) expect(isBuilt(recording)).toBe(true);
  });
}
