/** A visitor of a copy's site: its own server and a page in Chromium. */

import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { startTied } from '../../e2e/browsers/tied-process.ts';
import { waitForScript } from '../../e2e/support/test.ts';
import config from '../../playwright.config.ts';
import type { ProjectCopy } from './copy-project.ts';

export interface Visitor {
  readonly page: Page;
  /** The server's origin. */
  readonly address: string;
  /** What went wrong on the pages since the last call: errors of scripts and refused requests. */
  takeErrors(): string[];
  leave(): Promise<void>;
}

/** Serves the built site of a copy and opens a page there, whose addresses are relative to the site, and which waits for its script. */
export async function visit(copy: ProjectCopy): Promise<Visitor> {
  const server = startTied(process.execPath, [join(copy.root, 'server/main.ts')], { PORT: '0' });
  let browser: Browser | undefined;
  try {
    const baseURL = await server.printed(/(http:\/\/localhost:\d+)/);
    browser = await chromium.launch(config.use?.launchOptions);
    const page = await browser.newPage({ baseURL });
    page.setDefaultTimeout(60_000);
    await waitForScript(page);
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    page.on('console', (line) => {
      if (line.type() === 'error') errors.push(line.text());
    });
    const opened = browser;
    return {
      page,
      address: baseURL,
      takeErrors: () => errors.splice(0),
      async leave() {
        await opened.close();
        await server.end();
      },
    };
  } catch (error) {
    await browser?.close();
    await server.end();
    throw error;
  }
}
