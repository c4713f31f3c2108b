import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { settled } from './settled.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds wrong on the page as it stands, a line per place; empty on a good page. */
export async function violations(page: Page): Promise<string[]> {
  // Half-way colours are no finding.
  await settled(page);
  // There are no frames, so the results need not be put together in a page of their own.
  const results = await new AxeBuilder({ page }).withTags(rules).setLegacyMode().analyze();
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}\n${failureSummary ?? ''}`),
  );
}
