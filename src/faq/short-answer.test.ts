import { describe, expect, it } from 'vitest';
import { shortAnswer } from './short-answer.ts';

const long = 'It takes two to four weeks from the first call until the agent is live.';

describe('shortAnswer', () => {
  it('is the first sentence', () => {
    expect(shortAnswer(`${long} Less if you hurry. Or more.`, 'en')).toBe(long);
  });

  it('goes on where the first sentence is only a word or two', () => {
    expect(shortAnswer(`Yes. ${long} Less if you hurry.`, 'en')).toBe(`Yes. ${long}`);
  });

  it('is the whole of an answer that is short anyway', () => {
    expect(shortAnswer('Ja. Det är gratis.', 'sv')).toBe('Ja. Det är gratis.');
  });

  it('does not end at the point of a number or an abbreviation', () => {
    const answer = 'Räkna med 2.50 kronor per minut och t.ex. ett par tusen kronor i månaden för numret.';
    expect(shortAnswer(`${answer} Mer ibland.`, 'sv')).toBe(answer);
  });
});
