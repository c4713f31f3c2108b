import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ownVariablesEmptied } from './environment.ts';

it('the tests run without the services of the owner’s .env', () => {
  const root = mkdtempSync(join(tmpdir(), 'project-'));
  writeFileSync(join(root, '.env'), 'PUBLIC_GA_MEASUREMENT_ID=G-1\nLLM_MODEL=m\n');
  try {
    const emptied = ownVariablesEmptied(root);
    expect(emptied).toHaveProperty('PUBLIC_GA_MEASUREMENT_ID', '');
    expect(emptied).not.toHaveProperty('LLM_MODEL');
  } finally {
    rmSync(root, { recursive: true });
  }
});
