import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { startTied } from './tied-process.ts';

export interface SiteProcess {
  /** Such as http://localhost:40123. */
  readonly origin: string;
  readonly end: () => Promise<void>;
}

const root = new URL('../../', import.meta.url);

/**
 * Serves the built site, with its stand-ins, on a free port.
 *
 * @throws when the site has not been built
 */
export async function startSite(): Promise<SiteProcess> {
  if (!existsSync(new URL('dist/index.html', root))) {
    throw new Error('dist/ is missing: run "npm run build" before the tests in other browsers.');
  }
  const main = fileURLToPath(new URL('server/main.ts', root));
  const server = startTied(process.execPath, [main], { PORT: '0' });
  try {
    return { origin: await server.printed(/(http:\/\/localhost:\d+)/), end: () => server.end() };
  } catch (error) {
    await server.end();
    throw error;
  }
}
