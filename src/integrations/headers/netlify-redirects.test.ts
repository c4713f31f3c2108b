import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { netlify } from './netlify-redirects.ts';

let dist: string;

beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'built-'));
});

afterEach(() => {
  rmSync(dist, { recursive: true });
});

async function afterBuild(environment: Readonly<Record<string, string>>): Promise<void> {
  await netlify(environment).hooks['astro:build:done']?.({ dir: pathToFileURL(`${dist}/`) } as never);
}

describe('the redirects for Netlify', () => {
  it('show the 404 page of each language below its prefix', async () => {
    await afterBuild({ NETLIFY: 'true' });
    const rules = readFileSync(join(dist, '_redirects'), 'utf8').trim().split('\n');
    expect(rules).toContain('/en/*  /en/404.html  404');
    expect(rules).toContain('/sv/*  /sv/404.html  404');
  });

  it('are not written for other hosts', async () => {
    await afterBuild({});
    expect(readdirSync(dist)).toEqual([]);
  });
});
