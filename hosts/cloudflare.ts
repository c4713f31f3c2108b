import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { project } from './built-site.ts';
import { freePort, startChild } from './child.ts';
import type { Host } from './host.ts';

/** Cloudflare's asset server on this machine, set up by `wrangler.jsonc`. Nothing leaves the machine. */
export const cloudflare: Host = {
  name: 'Cloudflare',
  async start() {
    const folder = mkdtempSync(join(tmpdir(), 'wrangler-'));
    const [port, inspector] = [await freePort(), await freePort()];
    const running = await startChild(
      'wrangler',
      [
        ...['dev', '--local', '--ip', '127.0.0.1', '--port', String(port)],
        ...['--inspector-port', String(inspector), '--show-interactive-dev-session=false'],
        ...['--config', join(project, 'wrangler.jsonc'), '--persist-to', folder],
      ],
      port,
      {
        HOME: folder,
        XDG_CONFIG_HOME: folder,
        WRANGLER_SEND_METRICS: 'false',
        WRANGLER_SEND_ERROR_REPORTS: 'false',
        WRANGLER_HIDE_BANNER: 'true', // it asks for a newer version
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
