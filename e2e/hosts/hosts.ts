import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { dist, project } from './built-site.ts';
import { freePort, type Host, startChild } from './host.ts';
import { listen } from '../../tools/serve/listen.ts';
import { createSiteServer } from '../../tools/serve/site-server.ts';
import { findPrograms, skippedMessage, nginx as neededNginx } from '../../tools/run-tests/programs.ts';

/**
 * One of Cloudflare's asset servers on this machine. Nothing leaves the machine.
 *
 * @param args wrangler's command
 */
function wrangler(name: string, args: readonly string[]): Host {
  return {
    name,
    async start() {
      const folder = mkdtempSync(join(tmpdir(), 'wrangler-'));
      const [port, inspector] = [await freePort(), await freePort()];
      const running = await startChild(
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
}

/** Set up by `wrangler.jsonc`, as `wrangler deploy` reads it. */
export const workers = wrangler('Cloudflare Workers', [
  'dev',
  '--local',
  '--config',
  join(project, 'wrangler.jsonc'),
]);

/** Knows the folder only. */
export const pages = wrangler('Cloudflare Pages', [
  'pages',
  'dev',
  dist,
  '--compatibility-date',
  '2026-04-01',
]);

/** `npm run serve`. */
export const ownServer: Host = {
  name: 'the own server',
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

const [command = ''] = findPrograms(neededNginx) ?? [];

/** An installed nginx with the server block that the build wrote, without any right of root. */
export const nginx: Host = {
  name: 'nginx',
  missing: command ? undefined : skippedMessage(neededNginx),
  async start() {
    const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
    const port = await freePort();
    const configuration = join(folder, 'nginx.conf');
    writeFileSync(configuration, whole(folder, port));
    const args = ['-p', folder, '-e', join(folder, 'error.log'), '-c', configuration];
    const running = await startChild(command, args, port);
    return {
      port,
      async stop() {
        await running.stop();
        rmSync(folder, { recursive: true });
      },
    };
  },
};

/** The build's server block on a port and folder of the test, in the frame that Debian gives it. */
function whole(folder: string, port: number): string {
  const block = readFileSync(join(project, 'deploy/nginx.conf'), 'utf8')
    .replace(/^ {2}listen 80;/m, `  listen 127.0.0.1:${port};`)
    .replace('root /var/www/site;', `root ${dist};`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `  ${name}_temp_path ${folder}/${name};`)
    .join('\n');
  return `daemon off;
master_process off;
pid ${folder}/nginx.pid;
events { }
http {
  access_log off;
${temporary}
  include ${mimeTypes()};
  default_type application/octet-stream;
${block}
}
`;
}

/** The list of types beside the configuration that nginx was built for. */
function mimeTypes(): string {
  const { stderr } = spawnSync(command, ['-V'], { encoding: 'utf8' });
  const [, path = '/etc/nginx/nginx.conf'] = /--conf-path=(\S+)/.exec(stderr) ?? [];
  return join(dirname(path), 'mime.types');
}
