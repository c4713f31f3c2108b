import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort, type Host, startServer } from '../support/server-process.ts';
import { createSiteServer, listen } from '../../tools/serve/site-server.ts';

const project = fileURLToPath(new URL('../..', import.meta.url));
const dist = join(project, 'dist');

/** Runs one of Cloudflare's asset servers locally. Nothing leaves the machine. */
function wrangler(name: string, args: readonly string[]): Host {
  return {
    name,
    async start() {
      const folder = mkdtempSync(join(tmpdir(), 'wrangler-'));
      const [port, inspector] = [await freePort(), await freePort()];
      const running = await startServer(
        'wrangler',
        [
          ...args,
          ...['--ip', '127.0.0.1', '--port', String(port), '--inspector-port', String(inspector)],
          ...['--show-interactive-dev-session=false', '--persist-to', folder],
        ],
        port,
        {
          HOME: folder,
          XDG_CONFIG_HOME: folder,
          WRANGLER_SEND_METRICS: 'false',
          WRANGLER_SEND_ERROR_REPORTS: 'false',
          WRANGLER_HIDE_BANNER: 'true', // otherwise it checks for a newer version
          CLOUDFLARE_CF_FETCH_ENABLED: 'false',
        },
      );
      return {
        port,
        async stop() {
          await running.stop();
          rmSync(folder, { recursive: true, force: true });
        },
      };
    },
  };
}

/** Configured by `wrangler.jsonc`, like `wrangler deploy`. */
export const cloudflareWorkers = wrangler('Cloudflare Workers', [
  'dev',
  '--local',
  '--config',
  join(project, 'wrangler.jsonc'),
]);

/** Knows only the folder. */
export const cloudflarePages = wrangler('Cloudflare Pages', [
  'pages',
  'dev',
  dist,
  '--compatibility-date',
  '2026-04-01',
]);

export const siteServer: Host = {
  name: 'our server',
  async start() {
    const server = createSiteServer(dist);
    const port = await listen(server, 0);
    return {
      port,
      async stop() {
        server.closeAllConnections();
        await new Promise((resolve) => server.close(resolve));
      },
    };
  },
};
