import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type * as axeCore from 'axe-core';
import type { Page } from 'playwright/test';
import { waitForAnimations } from './waiting.ts';

declare const axe: typeof axeCore;

/** axe itself, because its Playwright runner takes twice as long: it also searches frames, and the site has none. */
const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface Scope {
  /** Only these rules; by default all of WCAG 2.2 AA and best practice. */
  readonly rules?: readonly string[];
  /** Selector of the part to check; by default the whole page, including page-level rules. */
  readonly within?: string | undefined;
}

export async function violations(page: Page, { rules, within }: Scope = {}): Promise<string[]> {
  // Colours halfway through a transition do not count.
  await waitForAnimations(page);
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(source);
  return page.evaluate(
    async ({ runOnly, part }) => {
      // Reporting passed rules would take longer than the check itself.
      const found = await axe.run(part ?? document, { runOnly, resultTypes: ['violations'] });
      return found.violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}\n${failureSummary ?? ''}`),
      );
    },
    { runOnly: [...(rules ?? tags)], part: within },
  );
}
