import type { Page } from 'playwright';

/** Something that a visitor does, and how to see that it was done. */
export interface Interaction {
  readonly name: string;
  readonly path: string;
  readonly width: 390 | 1440;
  /** What is pressed first; where a page has none, the interaction is left out. */
  readonly target: string;
  /** What is done with it, unless it is pressed. */
  readonly act?: (page: Page, target: string) => Promise<void>;
  /** Finds something that is shown once it is done. */
  readonly result: string;
  /** Brings the page to where it can be done again. */
  readonly undo?: (page: Page) => Promise<void>;
  /** What has to be done before. */
  readonly before?: (page: Page) => Promise<void>;
  /** Its result needs the island's code. */
  readonly isIslands?: boolean;
  /** The visitor has not been asked for consent yet. */
  readonly asksConsent?: boolean;
}

/** How long a finger stays where it presses. */
const touchLength = 80; // ms

/** Presses the middle of an element, with a finger on a small screen. */
export async function press(page: Page, selector: string): Promise<void> {
  const box = await page.locator(selector).filter({ visible: true }).first().boundingBox();
  if (!box) throw new Error(`${selector} is not shown.`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  if ((page.viewportSize()?.width ?? 0) > 1000) {
    await page.mouse.click(x, y, { delay: touchLength });
    return;
  }
  const session = await page.context().newCDPSession(page);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await page.waitForTimeout(touchLength);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}

const typing = async (page: Page, target: string): Promise<void> => {
  await page.locator(target).focus();
  await page.keyboard.type('abc', { delay: 60 });
};
const openChat = async (page: Page): Promise<void> => {
  await press(page, '.chat-launcher');
  await page.locator('.chat-send').waitFor();
};
const openDrawer = '[popovertarget]:not([popovertargetaction])';
const firstField = 'form[data-draft] input';

/** In the order in which visitors meet them. */
export const interactions: readonly Interaction[] = [
  {
    name: 'menu',
    path: '/',
    width: 390,
    target: '.site-header details.menu summary',
    result: '.site-header details[open] .menu-panel',
    undo: (page) => press(page, '.site-header details.menu summary'),
  },
  {
    name: 'language',
    path: '/',
    width: 1440,
    target: '.site-header a[hreflang]:not([aria-current])',
    result: 'html:not([lang="en"]) main',
  },
  {
    name: 'pause',
    path: '/',
    width: 390,
    target: '.pause-control',
    result: '.pause-control:has(:checked)',
    undo: (page) => press(page, '.pause-control'),
  },
  ...([390, 1440] as const).map((width) => ({
    name: 'chat open',
    path: '/',
    width,
    target: '.chat-launcher',
    result: '.chat-panel:not([hidden]) .chat-send',
    undo: (page: Page) => press(page, '.chat-panel .icon-button'),
    isIslands: true,
  })),
  {
    name: 'chat typing',
    path: '/',
    width: 390,
    before: openChat,
    target: '.chat-input',
    act: typing,
    result: '.chat-send:not(:disabled)',
  },
  {
    name: 'chat send',
    path: '/',
    width: 390,
    before: async (page) => {
      await openChat(page);
      await typing(page, '.chat-input');
    },
    target: '.chat-send',
    result: '.chat-log li:nth-child(3)',
    undo: (page) => typing(page, '.chat-input'),
  },
  {
    name: 'consent',
    path: '/',
    width: 390,
    target: '.cookie-banner .button',
    result: 'html:not([data-cookie-banner="open"]):not([data-cookie-banner="waiting"]) body',
    isIslands: true,
    asksConsent: true,
  },
  {
    name: 'cookie settings',
    path: '/',
    width: 390,
    target: '[data-cookie-settings]',
    result: '.cookie-banner',
  },
  {
    name: 'calculator slider',
    path: '/',
    width: 390,
    target: '.slider',
    act: async (page, target) => {
      await page.locator(target).first().focus();
      for (let steps = 0; steps < 5; steps += 1) await page.keyboard.press('ArrowRight');
    },
    result: '[data-calculator][data-ready]',
    undo: () => Promise.resolve(),
  },
  {
    name: 'calculator size',
    path: '/',
    width: 390,
    target: 'label:has([name="calculator-size"]:not(:checked))',
    result: '[data-calculator][data-ready]',
    undo: () => Promise.resolve(),
  },
  {
    name: 'form focus',
    path: '/',
    width: 390,
    target: firstField,
    result: `${firstField}:focus`,
    undo: (page) => page.locator(firstField).first().blur(),
  },
  {
    name: 'form typing',
    path: '/',
    width: 390,
    target: firstField,
    act: async (page) => {
      await page.locator(firstField).first().focus();
      await page.keyboard.type('abc', { delay: 60 });
    },
    result: `${firstField}:focus`,
    undo: () => Promise.resolve(),
  },
  {
    name: 'form errors',
    path: '/',
    width: 390,
    target: 'form[data-draft] [type="submit"]',
    result: 'form[data-draft] .field-error',
    undo: () => Promise.resolve(),
    isIslands: true,
  },
  {
    name: 'answer (FAQ)',
    path: '/faq',
    width: 390,
    target: 'main details summary',
    result: 'main details[open] > :not(summary)',
    undo: (page) => press(page, 'main details summary'),
  },
  {
    name: 'search typing',
    path: '/search',
    width: 390,
    target: '#search',
    act: typing,
    result: '#search:focus',
    undo: (page) => page.locator('#search').clear(),
  },
  {
    name: 'link',
    path: '/',
    width: 1440,
    target: '.site-header a[data-astro-prefetch]',
    result: '.site-header nav a[aria-current="page"]',
  },
  {
    name: 'dashboard tab',
    path: '/dashboard',
    width: 1440,
    target: '.plan-filter label:nth-of-type(2)',
    result: '.plan-filter label:nth-of-type(2):has(:checked)',
    undo: (page) => press(page, '.plan-filter label:nth-of-type(1)'),
    isIslands: true,
  },
  {
    name: 'dashboard tooltip',
    path: '/dashboard',
    width: 390,
    target: '.tooltip button',
    result: '[role="tooltip"]',
    undo: (page) => page.keyboard.press('Escape'),
    isIslands: true,
  },
  {
    name: 'dashboard drawer',
    path: '/dashboard',
    width: 390,
    target: openDrawer,
    result: '.dashboard-drawer:popover-open',
    undo: (page) => press(page, '[popovertargetaction="hide"]'),
    isIslands: true,
  },
];
