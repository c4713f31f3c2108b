// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { removeListenersAfterTest } from '../../testing/helpers/dom.ts';
import { analyticsVendorIds, analyticsVendors } from '../../vendors/analytics.ts';
import { siteEntries } from '../../vendors/stored-entries.ts';
import type { Choice } from './consent.ts';
import { expiredCookies } from './trackers.ts';

const keys = vi.hoisted(() => ({
  ga: 'G-TEST' as string | undefined,
  hotjar: 77 as number | undefined,
}));

const reload = vi.hoisted(() => vi.fn());

vi.mock('../../browser/navigation.ts', () => ({ reload }));

vi.mock('astro:env/client', () => ({
  get PUBLIC_GA_MEASUREMENT_ID() {
    return keys.ga;
  },
  get PUBLIC_HOTJAR_SITE_ID() {
    return keys.hotjar;
  },
}));

async function load() {
  removeListenersAfterTest();
  vi.resetModules();
  const consent = await import('./consent.ts');
  await import('./track-visits.ts');
  await openPage();
  const choose = async (choice: Choice): Promise<void> => {
    consent.choose(choice);
    await vi.dynamicImportSettled();
  };
  return { choose };
}

/** Loads the page, accepts, and returns a function that makes another choice. */
async function accept() {
  const { choose } = await load();
  await choose('accepted');
  return choose;
}

async function openPage(): Promise<void> {
  document.dispatchEvent(new Event('astro:page-load'));
  await vi.dynamicImportSettled();
}

function scripts(): string[] {
  return [...document.head.querySelectorAll('script')].map(({ src }) => src);
}

/** The calls to Google’s tag, which reads `arguments` objects. */
function told(command: string): unknown[][] {
  return (window.dataLayer ?? [])
    .map((call) => Array.from(call as ArrayLike<unknown>))
    .filter(([name]) => name === command);
}

describe('analytics', () => {
  beforeEach(() => {
    keys.ga = 'G-TEST';
    keys.hotjar = 77;
  });

  afterEach(() => {
    vi.restoreAllMocks();
    reload.mockReset();
    document.head.replaceChildren();
    localStorage.clear();
    sessionStorage.clear();
    delete window.dataLayer;
    delete window.hj;
    delete window._hjSettings;
  });

  it('fetches nothing from vendors before a choice or after a refusal', async () => {
    const { choose } = await load();
    expect(document.head.innerHTML).toBe('');
    await choose('declined');
    await openPage();
    expect([document.head.innerHTML, document.cookie]).toEqual(['', '']);
  });

  it.each([
    ['once the visitor accepts', accept],
    [
      'at the next visit',
      async () => {
        localStorage.setItem('analytics-consent', 'accepted');
        await load();
      },
    ],
  ])('loads one script from each vendor %s', async (_when, visit) => {
    await visit();
    expect(scripts()).toEqual([
      'https://www.googletagmanager.com/gtag/js?id=G-TEST',
      'https://static.hotjar.com/c/hotjar-77.js?sv=6',
    ]);
  });

  it.each(analyticsVendorIds)('the policy allows the script of %s', (id) => {
    const { hosts, scriptUrl } = analyticsVendors[id];
    expect(hosts.script.map(String)).toContain(new URL(scriptUrl('1')).origin);
  });

  it('denies all by default, then grants analytics, functionality and security only', async () => {
    await accept();
    const denied = {
      analytics_storage: 'denied',
      functionality_storage: 'denied',
      security_storage: 'denied',
      ad_storage: 'denied',
      ad_user_data: 'denied',
      ad_personalization: 'denied',
      personalization_storage: 'denied',
    };
    expect(told('consent')).toEqual([
      ['consent', 'default', denied],
      [
        'consent',
        'update',
        {
          ...denied,
          analytics_storage: 'granted',
          functionality_storage: 'granted',
          security_storage: 'granted',
        },
      ],
    ]);
  });

  it('stops Google’s tag from sending page views automatically', async () => {
    await accept();
    expect(told('config')).toEqual([
      ['config', 'G-TEST', { send_page_view: false, cookie_expires: 2 * 365 * 24 * 60 * 60 }],
    ]);
  });

  it('counts each page once, with no parameter but those of campaigns, even before the vendors’ code has loaded', async () => {
    vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://x.test/?q=what+was+searched&gclid=1');
    const { choose } = await load();
    document.title = 'Home';
    const accepting = choose('accepted');
    await openPage(); // the first page, which loads slowly
    const from = new URL('/?q=typed+text', location.href);
    document.dispatchEvent(Object.assign(new Event('astro:before-swap'), { from }));
    history.replaceState(null, '', '/about?q=what+was+searched&utm_source=x&p=1&p=2');
    document.title = 'About';
    await Promise.all([accepting, openPage()]);
    const pages = told('set').map(([, page]) => page);
    expect(pages).toEqual([
      {
        page_location: new URL('/', location.href).href,
        page_referrer: 'https://x.test/?gclid=1',
        page_title: 'Home',
      },
      {
        page_location: new URL('/about?utm_source=x', location.href).href,
        page_referrer: new URL('/', location.href).href,
        page_title: 'About',
      },
    ]);
    history.replaceState(null, '', '/');
  });

  it('tells Hotjar of each change of consent', async () => {
    const choose = await accept();
    await choose('declined');
    expect(window.hj?.q).toEqual([
      ['event', 'consent_given'],
      ['event', 'consent_withdrawn'],
    ]);
  });

  it('reloads the page after a withdrawal: a loaded script cannot be stopped otherwise', async () => {
    const choose = await accept();
    expect(reload).not.toHaveBeenCalled();
    reload.mockImplementation(() => expect(localStorage.getItem('analytics-consent')).toBe('declined'));
    await choose('declined');
    expect(reload).toHaveBeenCalledOnce();
  });

  describe('when a vendor’s code fails', () => {
    const fail = (): never => {
      throw new Error('A vendor failed.');
    };
    const breakGoogleAnalytics = (): void => void (window.dataLayer = Object.assign([], { push: fail }));
    const breakHotjar = (): void => void (window.hj = fail);
    /** The heading is a property of `window` unless something else has that name. */
    const nameHeadingLikeHotjar = (): void => {
      document.body.innerHTML = '<h2 id="hj">HJ</h2>';
      delete window.hj;
    };

    beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));
    afterEach(() => document.body.replaceChildren());

    it.each([
      ['Google Analytics', breakGoogleAnalytics],
      ['Hotjar', breakHotjar],
      ['a heading with Hotjar’s name', nameHeadingLikeHotjar],
    ])('a withdrawal clears everything and reloads: %s', async (_what, breakVendor) => {
      const choose = await accept();
      document.cookie = '_ga=GA1.1.5; path=/';
      breakVendor();
      await choose('declined');
      expect(document.cookie).toBe('');
      expect(reload).toHaveBeenCalledOnce();
    });

    it('the other vendors start and are notified', async () => {
      breakGoogleAnalytics();
      await accept();
      expect(scripts()).toEqual([expect.stringContaining('hotjar')]);
      expect(window.hj?.q).toEqual([['event', 'consent_given']]);
    });

    it('the page is counted', async () => {
      breakHotjar();
      await accept();
      expect(told('event')).toEqual([['event', 'page_view']]);
    });
  });

  it('clears what vendors stored while the visitor was leaving the page', async () => {
    localStorage.setItem('analytics-consent', 'declined');
    sessionStorage.setItem('hjViewportId', '1');
    document.cookie = '_hjSession_77=x; path=/';
    await load();
    expect(sessionStorage).toHaveLength(0);
    expect(document.cookie).not.toContain('_hj');
  });

  it('does not load the vendors’ code if only the site’s own entries are stored', async () => {
    for (const { name, kind } of siteEntries) {
      (kind === 'local' ? localStorage : sessionStorage).setItem(name, 'declined');
    }
    const fetched = vi.fn();
    vi.doMock('./trackers.ts', fetched);
    await load();
    vi.doUnmock('./trackers.ts');
    expect(fetched).not.toHaveBeenCalled();
  });

  it('denies consent again, clears the cookies and stops on withdrawal', async () => {
    document.cookie = '_ga=GA1.1.5; path=/';
    document.cookie = '_hjSession_77=x; path=/';
    document.cookie = 'theme=dark; path=/';
    const choose = await accept();
    await choose('declined');
    await openPage();
    const [, , last] = told('consent').at(-1) ?? [];
    expect(last).toMatchObject({ analytics_storage: 'denied', functionality_storage: 'denied' });
    expect(document.cookie).toBe('theme=dark');
    expect(told('event')).toHaveLength(1);
  });

  it('does not start a vendor if consent was withdrawn before its code loaded', async () => {
    const { choose } = await load();
    await Promise.all([choose('accepted'), choose('declined')]);
    expect(scripts()).toEqual([]);
    expect(reload).not.toHaveBeenCalled();
  });

  it('requests nothing on acceptance if there are no keys', async () => {
    keys.ga = undefined;
    keys.hotjar = undefined;
    const choose = await accept();
    await choose('declined');
    await openPage();
    expect(scripts()).toEqual([]);
    expect(window.hj).toBeUndefined();
    expect(reload).not.toHaveBeenCalled();
  });
});

it('a cookie is cleared on the host and on each parent domain', () => {
  expect(expiredCookies('_ga=GA1.1.5', 'www.example.com')).toEqual([
    '_ga=; max-age=0; path=/',
    '_ga=; max-age=0; path=/; domain=.www.example.com',
    '_ga=; max-age=0; path=/; domain=.example.com',
    '_ga=; max-age=0; path=/; domain=.com',
  ]);
});

it('all cookies of the vendors are cleared, including old ones, and no others', () => {
  const listed = analyticsVendorIds.flatMap((id) =>
    analyticsVendors[id].storedEntries.map(({ name }) => name.replace('*', '7')),
  );
  const theirs = [...listed, '_gid', '_gat_x'];
  const cookies = ['session', ...theirs, 'x_ga', 'theme'].map((name) => `${name}=_hj`).join('; ');
  const cleared = expiredCookies(cookies, 'localhost').map((cookie) => cookie.split('=')[0]);
  expect(new Set(cleared)).toEqual(new Set(theirs));
});
