/** The recording of the example call, where the owner has put one beside it. Needs no browser. */

import { headersFor, parseHeaderRules } from '../server/header-rules.ts';
import { documentOf, isBuilt, readBuilt } from './support/built.ts';
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

test('the policy lets sound in only where there is some', () => {
  const rules = parseHeaderRules(readBuilt('/_headers').toString());
  const policy = headersFor('/', rules).get('Content-Security-Policy') ?? '';
  const sources = /media-src ([^;]*)/.exec(policy)?.[1];
  expect(sources).toBe(owner.callRecording ? "'self'" : undefined);
});
