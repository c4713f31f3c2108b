import type { Browser, CDPSession, Page } from 'playwright';
import { slowNetwork } from '../measure.ts';
import type { Interaction } from './list.ts';
import { press } from './list.ts';
import { costOf, type Cost, watchInputs } from './timing.ts';

/** The visitor's device. */
export interface Device {
  /** How many times slower than this machine. */
  readonly slowdown: number;
  readonly isSlowNetwork?: boolean;
}

/** The costs of one visit. */
export interface Touches {
  readonly first: Cost;
  /** Done again on the same page; undefined for what cannot be. */
  readonly later: Cost | undefined;
}

/**
 * Opens a page of the site in a browser without anything kept, and gives it to a visitor.
 *
 * @param origin where the site is
 */
export async function visitPage<T>(
  browser: Browser,
  { width, path, asksConsent = false }: Pick<Interaction, 'width' | 'path' | 'asksConsent'>,
  { slowdown, isSlowNetwork = false }: Device,
  origin: string,
  visitor: (page: Page, session: CDPSession) => Promise<T>,
): Promise<T> {
  const isSmall = width < 1000;
  const context = await browser.newContext({
    viewport: { width, height: 844 },
    hasTouch: isSmall,
    isMobile: isSmall,
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    if (isSlowNetwork) await session.send('Network.emulateNetworkConditions', slowNetwork);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await watchInputs(page);
    // The banner would lie over what is pressed.
    if (!asksConsent) await page.addInitScript(() => localStorage.setItem('analytics-consent', 'declined'));
    await page.goto(origin + path, { waitUntil: 'networkidle' });
    return await visitor(page, session);
  } finally {
    await context.close();
  }
}

/**
 * One visit with one interaction.
 *
 * @param isWarm the code of the islands has come before, as for a visitor who has used the wheel
 * @returns undefined where the page has nothing to press
 */
export function touch(
  browser: Browser,
  interaction: Interaction,
  device: Device,
  origin: string,
  isWarm: boolean,
): Promise<Touches | undefined> {
  const { target, act = press, before, result, undo } = interaction;
  return visitPage(browser, interaction, device, origin, async (page, session) => {
    if ((await page.locator(target).count()) === 0 && !before) return undefined;
    if (isWarm) {
      await page.evaluate(() => void dispatchEvent(new Event('wheel')));
      await page.waitForLoadState('networkidle');
      await page.waitForTimeout(1_000);
    }
    await before?.(page);
    const element = page.locator(target).filter({ visible: true }).first();
    await element.waitFor();
    await element.evaluate((found) => {
      const { top, bottom } = found.getBoundingClientRect();
      if (top < 0 || bottom > innerHeight) found.scrollIntoView({ block: 'center', behavior: 'instant' });
    });
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    const first = await costOf(page, session, () => act(page, target), result);
    if (!undo) return { first, later: undefined };
    await undo(page);
    await page.waitForTimeout(600);
    return { first, later: await costOf(page, session, () => act(page, target), result) };
  });
}
