import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type * as axeCore from 'axe-core';
import type { Page } from 'playwright/test';
import { settled } from './waiting.ts';

declare const axe: typeof axeCore;

/** axe itself. Its runner for Playwright looks for frames, of which there are none, and takes twice as long. */
const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface Scope {
  /** Only these rules; without them all that WCAG 2.2 AA and good practice ask for. */
  readonly rules?: readonly string[];
  /** Selector of the only part to look at; without it the whole page, and what the page as a whole must have. */
  readonly within?: string | undefined;
}

export async function violations(page: Page, { rules, within }: Scope = {}): Promise<string[]> {
  // Colours half-way through a transition do not count.
  await settled(page);
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(source);
  return page.evaluate(
    async ({ runOnly, part }) => {
      // Reports of passed rules would take longer than the search itself.
      const found = await axe.run(part ?? document, { runOnly, resultTypes: ['violations'] });
      return found.violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}\n${failureSummary ?? ''}`),
      );
    },
    { runOnly: [...(rules ?? tags)], part: within },
  );
}
