import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
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

  it('keeps the latest text alone', () => {
    remember(folder, ['a'], () => 'first');
    remember(folder, ['b'], () => 'second');
    expect(readdirSync(folder)).toHaveLength(1);
  });

  it('keeps nothing of what could not be made', () => {
    const fail = () => {
      throw new Error('wrong content');
    };
    expect(() => remember(folder, ['a'], fail)).toThrow('wrong content');
    expect(remember(folder, ['a'], () => 'made').isOld).toBe(false);
  });
});
