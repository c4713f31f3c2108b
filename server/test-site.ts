/** A little built site for the tests of what the server adds to it. */

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listen } from './listen.ts';
import type { Middleware } from './middleware.ts';
import { createSiteServer } from './site-server.ts';

export interface TestSite {
  /** Such as http://127.0.0.1:40123, without a closing slash. */
  readonly url: string;
  readonly close: () => void;
}

/** Serves a site of a home page and its 404 pages, with the given services, on a free port. */
export async function serveTestSite(services: readonly Middleware[] = []): Promise<TestSite> {
  const dist = mkdtempSync(join(tmpdir(), 'site-'));
  mkdirSync(join(dist, 'sv'));
  writeFileSync(join(dist, '_headers'), '/*\n  X-Site: yes\n');
  writeFileSync(join(dist, 'index.html'), '<p>Home</p>');
  writeFileSync(join(dist, '404.html'), '<p>Not found</p>');
  writeFileSync(join(dist, 'sv', '404.html'), '<p>Finns inte</p>');
  const server = createSiteServer(dist, services);
  const port = await listen(server, 0, () => undefined);
  return {
    url: `http://127.0.0.1:${port}`,
    close() {
      server.closeAllConnections();
      server.close();
      rmSync(dist, { recursive: true });
    },
  };
}
