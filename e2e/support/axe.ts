import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { settled } from './settled.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * What axe finds wrong on the page as it stands, a line per place; empty on a good page.
 *
 * @param rules only these; without them all that WCAG 2.2 AA and good practice ask for
 */
export async function violations(page: Page, rules?: readonly string[]): Promise<string[]> {
  // Half-way colours are no finding.
  await settled(page);
  // To describe what is right would take longer than to look for what is wrong.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
  // There are no frames, so the results need not be put together in a page of their own.
  const results = await (rules ? axe.withRules([...rules]) : axe.withTags(tags)).setLegacyMode().analyze();
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}\n${failureSummary ?? ''}`),
  );
}
