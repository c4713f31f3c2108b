/** WebKit's GTK browser, driven over W3C WebDriver in a display without a screen (docs/decisions/030). */

import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { type Browser, type Key, quietPath, watchDocument, type Size, type Tab } from './tab.ts';
import { startTied, type TiedProcess } from './tied-process.ts';
import { waitFor } from './wait.ts';
import { isReady, Session } from './webdriver.ts';

const screen: Size = { width: 1600, height: 1200 };

/** WebDriver's code points (https://www.w3.org/TR/webdriver2/#keyboard-actions). */
const keys: Readonly<Record<Key, string>> = { Enter: '\uE007', Escape: '\uE00C', Tab: '\uE004' };

const capabilities = {
  'webkitgtk:browserOptions': {
    args: [
      '--automation',
      // They crash the web process of WebKitGTK 2.50 on any page. The site then shows its fallback.
      '--features=-ViewTransitions',
      '--javascript-can-open-windows-automatically=true',
    ],
  },
};

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/**
 * Starts WebKit and the display it shows itself on.
 *
 * @param driver path of WebKitWebDriver
 * @param display path of Xvfb
 */
export async function startWebKit(driver: string, display: string): Promise<Browser> {
  const processes: TiedProcess[] = [];
  const close = async (): Promise<void> => {
    for (const one of processes.toReversed()) await one.end();
  };
  try {
    const { width, height } = screen;
    const xvfb = startTied(display, [
      ...['-displayfd', '1', '-nolisten', 'tcp'],
      ...['-screen', '0', `${width}x${height}x24`],
    ]);
    processes.push(xvfb);
    const number = await xvfb.printed(/^(\d+)$/m);

    const port = await freePort();
    const endpoint = `http://127.0.0.1:${port}`;
    processes.push(
      startTied(driver, [`--port=${port}`, '--host=127.0.0.1'], {
        DISPLAY: `:${number}`,
        GDK_BACKEND: 'x11',
        // There is no graphics card to share memory with.
        LIBGL_ALWAYS_SOFTWARE: '1',
        WEBKIT_DISABLE_DMABUF_RENDERER: '1',
      }),
    );
    await waitFor('WebKitWebDriver to listen', () => isReady(endpoint), Boolean);
    const session = await Session.start(endpoint, capabilities);
    const [home = ''] = await session.windows();
    return {
      version: `WebKitGTK ${session.browserVersion}`,
      newTab: (origin, stored) => newTab(session, home, origin, stored),
      async close() {
        try {
          await session.end();
        } finally {
          await close();
        }
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Closes the windows that the page at home has opened, and goes back there. */
async function goHome(session: Session, home: string): Promise<void> {
  for (const handle of await session.windows()) {
    if (handle === home) continue;
    await session.switchTo(handle);
    await session.closeWindow();
  }
  await session.switchTo(home);
}

async function newTab(
  session: Session,
  home: string,
  origin: string,
  stored: Readonly<Record<string, string>>,
): Promise<Tab> {
  await goHome(session, home);
  await session.navigate(origin + quietPath);
  await session.execute('localStorage.clear(); Object.assign(localStorage, arguments[0])', [stored]);
  return tabOf(session, home);
}

function tabOf(session: Session, home: string): Tab {
  let wanted: Size = screen;

  const evaluate: Tab['evaluate'] = async (run, ...args) =>
    (await session.execute(`return (${run}).apply(null, arguments)`, args)) as ReturnType<typeof run>;

  const resize = async (size: Size): Promise<void> => {
    wanted = size;
    await waitFor(
      `a viewport of ${size.width} by ${size.height} px`,
      async () => {
        const { inner, bars } = await evaluate(() => ({
          inner: [innerWidth, innerHeight],
          bars: [outerWidth - innerWidth, outerHeight - innerHeight],
        }));
        // WebDriver sets the size of the window, its bars included.
        await session.setWindowSize(size.width + (bars[0] ?? 0), size.height + (bars[1] ?? 0));
        return inner;
      },
      ([width, height]) => width === size.width && height === size.height,
    );
  };

  return {
    /**
     * WebDriver has no way to run something before a page's own scripts. But a window that a page of
     * the same origin opens keeps its global object, and so the listeners, when its first document comes.
     */
    async open(address) {
      await goHome(session, home);
      const script = `const opened = open(arguments[0]); (${watchDocument})(opened)`;
      await session.execute(script, [address]);
      const handles = await session.windows();
      await session.switchTo(handles.find((handle) => handle !== home) ?? home);
      await waitFor(
        `${address} to load`,
        () => evaluate(() => [location.href, document.readyState]),
        ([href, state]) => href !== 'about:blank' && state === 'complete',
      );
      await resize(wanted);
    },
    evaluate,
    clickAt: (x, y) => session.click(x, y),
    type: (text) => session.pressKeys(text),
    press: (key) => session.pressKeys([keys[key]]),
    resize,
  };
}
