import { mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { remember } from './remember.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'remembered-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

describe('remember', () => {
  it('makes the text once for the same inputs', () => {
    expect(remember(folder, ['a', 'b'], () => 'first')).toEqual({ text: 'first', isOld: false });
    expect(remember(folder, ['a', 'b'], () => 'second')).toEqual({ text: 'first', isOld: true });
  });

  it.each([[['a', 'c']], [['a']], [['ab']], [['b', 'a']]])('makes it anew for %j', (inputs) => {
    remember(folder, ['a', 'b'], () => 'first');
    expect(remember(folder, inputs, () => 'second').text).toBe('second');
  });

  it('keeps the latest texts and drops the oldest', () => {
    remember(folder, ['old'], () => 'old');
    const [old = ''] = readdirSync(folder);
    utimesSync(join(folder, old), 0, 0);
    for (const input of 'abcdefgh') remember(folder, [input], () => input);
    expect(readdirSync(folder)).toHaveLength(8);
    expect(readdirSync(folder)).not.toContain(old);
  });

  it('keeps nothing of what could not be made', () => {
    const fail = () => {
      throw new Error('wrong content');
    };
    expect(() => remember(folder, ['a'], fail)).toThrow('wrong content');
    expect(remember(folder, ['a'], () => 'made').isOld).toBe(false);
  });
});
