/** WebKit's GTK browser, driven by Selenium (docs/decisions/012-test-suite.md). */

import { Builder, Key, Origin, type WebDriver } from 'selenium-webdriver';
import { webkit } from '../../tools/run-tests/browsers.ts';
import { freePort, startChild } from '../hosts/host.ts';
import { runFlows } from './run-flows.ts';
import { type Browser, quietPath, recordErrors, type Size, type Tab } from './tab.ts';

const keys = { Enter: Key.ENTER, Escape: Key.ESCAPE };

const capabilities = {
  browserName: 'MiniBrowser',
  'webkitgtk:browserOptions': {
    args: [
      '--automation',
      '--features=-ViewTransitions', // they crash WebKitGTK 2.50 on any page
      '--javascript-can-open-windows-automatically=true',
    ],
  },
};

/** The machine has no graphics card. */
const environment = { GDK_BACKEND: 'x11', LIBGL_ALWAYS_SOFTWARE: '1', WEBKIT_DISABLE_DMABUF_RENDERER: '1' };

async function startWebKit(driverPath: string): Promise<Browser> {
  const port = await freePort();
  const args = ['--auto-servernum', '--server-args=-screen 0 1600x1200x24', driverPath, `--port=${port}`];
  const server = await startChild('xvfb-run', args, port, environment);
  try {
    const builder = new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities(capabilities);
    const driver = await builder.build();
    const home = await driver.getWindowHandle();
    return {
      async newTab(origin, stored) {
        await closeOpened(driver, home);
        await driver.get(origin + quietPath);
        await driver.executeScript('localStorage.clear(); Object.assign(localStorage, arguments[0])', stored);
        return tabOf(driver, home);
      },
      async close() {
        try {
          await driver.quit();
        } finally {
          await server.stop();
        }
      },
    };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

async function closeOpened(driver: WebDriver, home: string): Promise<void> {
  for (const handle of await driver.getAllWindowHandles()) {
    if (handle === home) continue;
    await driver.switchTo().window(handle);
    await driver.close();
  }
  await driver.switchTo().window(home);
}

function tabOf(driver: WebDriver, home: string): Tab {
  let wanted: Size = { width: 1280, height: 800 };
  const evaluate: Tab['evaluate'] = (run, ...args) =>
    driver.executeScript(`return (${run}).apply(null, arguments)`, ...args);

  /** WebDriver sets the size of the window including its toolbars. */
  const resize = async (size: Size): Promise<void> => {
    wanted = size;
    await driver.wait(async () => {
      const now = await evaluate(() => ({ innerWidth, innerHeight, outerWidth, outerHeight }));
      if (now.innerWidth === size.width && now.innerHeight === size.height) return true;
      const width = size.width + now.outerWidth - now.innerWidth;
      const height = size.height + now.outerHeight - now.innerHeight;
      await driver.manage().window().setRect({ width, height });
      return false;
    }, 60_000);
  };

  return {
    /**
     * WebDriver cannot run code before a page's own scripts. But a window opened by a page of the same origin keeps
     * its global object, including its listeners, when its first document loads.
     */
    async open(address) {
      await closeOpened(driver, home);
      // At its final width: WebKit loses the position of an anchor when lines wrap differently.
      const features = `popup,width=${wanted.width},height=${wanted.height}`;
      await driver.executeScript(
        `(${recordErrors})(open(arguments[0], '_blank', arguments[1]))`,
        address,
        features,
      );
      const handles = await driver.getAllWindowHandles();
      await driver.switchTo().window(handles.find((handle) => handle !== home) ?? home);
      await driver.wait(
        () => evaluate(() => location.href !== 'about:blank' && document.readyState === 'complete'),
        60_000,
      );
      await resize(wanted);
    },
    evaluate,
    clickAt: (x, y) => driver.actions().move({ x, y, origin: Origin.VIEWPORT }).click().perform(),
    type: (text) => driver.actions().sendKeys(text).perform(),
    press: (key) => driver.actions().sendKeys(keys[key]).perform(),
    resize,
  };
}

runFlows(webkit, startWebKit);
