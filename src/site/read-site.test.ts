import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { messageOf } from '@/testing/message-of.ts';
import { readSite } from './read-site.ts';

describe('readSite', () => {
  let root: string;

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'site-'));
    mkdirSync(join(root, 'content'));
  });
  afterEach(() => {
    rmSync(root, { recursive: true });
  });

  it.each([
    [
      'a comma that is missing',
      '{\n  "brand": "A"\n  "legalName": "B"\n}',
      'content/site.json:3: cannot be read.',
    ],
    ['a fact that is missing', '{}', 'content/site.json, brand: this field is missing. Add it.'],
  ])('names the place of %s', (_mistake, text, message) => {
    writeFileSync(join(root, 'content/site.json'), text);
    expect(messageOf(() => readSite(root))).toContain(message);
  });

  it('names the file where there is none', () => {
    expect(messageOf(() => readSite(root))).toContain('content/site.json');
  });
});
