import { join } from 'node:path';
import { firstPort, siteServer } from '../support/suite.ts';

const port = firstPort + 10; // the browsers' tests run at the same time

export const cloudflareHosts = [
  // Configured by `wrangler.jsonc`, like `wrangler deploy`.
  wrangler('Cloudflare Workers', port + 1, 'dev --local'),
  // Knows only the folder.
  wrangler('Cloudflare Pages', port + 2, 'pages dev dist --compatibility-date 2026-04-01'),
];

export const hosts = [{ name: 'our server', port, ...siteServer(port) }, ...cloudflareHosts];

/** Runs one of Cloudflare's asset servers locally. Nothing leaves the machine. */
function wrangler(name: string, port: number, command: string) {
  const folder = join(import.meta.dirname, '../../test-results/wrangler', String(port));
  const ports = `--ip 127.0.0.1 --port ${port} --inspector-port ${port + 5}`;
  return {
    name,
    port,
    url: `http://127.0.0.1:${port}/`,
    command: `wrangler ${command} ${ports} --show-interactive-dev-session=false --persist-to "${folder}"`,
    env: {
      HOME: folder,
      XDG_CONFIG_HOME: folder,
      WRANGLER_LOG: 'none', // the tests request files that it cannot serve
      WRANGLER_SEND_METRICS: 'false',
      WRANGLER_SEND_ERROR_REPORTS: 'false',
      WRANGLER_HIDE_BANNER: 'true', // otherwise it checks for a newer version
      CLOUDFLARE_CF_FETCH_ENABLED: 'false',
    },
  };
}
