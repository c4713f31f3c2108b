import { describe, expect, it } from 'vitest';
import { fillIn, placeholders } from './format.ts';

describe('placeholders', () => {
  it('lists the names in braces, sorted, with repetitions', () => {
    expect(placeholders('{email} {brand} {email}')).toEqual(['{brand}', '{email}', '{email}']);
  });

  it.each(['plain', '{}', '{two words}', '{a:}', '{:b}'])('finds nothing in %j', (text) => {
    expect(placeholders(text)).toEqual([]);
  });
});

describe('fillIn', () => {
  it.each([
    ['{minutes} min read', '12 min read'],
    ['{minutes}, again {minutes}', '12, again 12'],
    ['{other} stays', '{other} stays'],
    ['{minutes:long}, {minutes}', 'twelve, 12'],
    ['{call-back.minutes}', '5'],
  ])('%j becomes %j', (text, expected) => {
    expect(fillIn(text, { minutes: '12', 'minutes:long': 'twelve', 'call-back.minutes': '5' })).toBe(
      expected,
    );
  });

  it('leaves names without a value unchanged, even names of object properties', () => {
    expect(fillIn('{constructor} {toString}', {})).toBe('{constructor} {toString}');
  });

  it('inserts values literally', () => {
    expect(fillIn('{a}{b}', { a: '$& {b}', b: '$1' })).toBe('$& {b}$1');
  });
});
