import { describe, expect, it } from 'vitest';
import { characterFault } from './characters.ts';

describe('characterFault', () => {
  it.each([
    ['a\u000bb', 1, 'U+000B'],
    ['Six &#11;trends', 4, 'U+000B'],
    ['x &#xB; y', 2, 'U+000B'],
    ['&#xFFFE;', 0, 'U+FFFE'],
    ['&#55296;', 0, 'U+D800'],
    ['&#133;', 0, 'U+0085'],
  ])('finds what breaks a feed in %j, written as it is or as a reference', (text, index, code) => {
    const fault = characterFault(text);
    expect(fault?.index).toBe(index);
    expect(fault?.message).toContain(code);
  });

  it.each(['a\tb\nc', '&#228; &#x2013; &amp;', 'R&D #11; &#;', '😀'])('has nothing against %j', (text) => {
    expect(characterFault(text)).toBeUndefined();
  });
});
