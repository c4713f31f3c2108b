/** `npm run serve`: the built site on http://localhost:4321 (or PORT), with all that it talks to. */

import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { listen, wantedPort } from './listen.ts';
import { createSiteServer } from './site-server.ts';
import { createStandIns } from './stand-ins.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = join(root, 'dist');
const standIns = createStandIns(console.log);

try {
  const wanted = wantedPort(process.env['PORT']);
  const server = createSiteServer(dist, standIns.middlewares);
  await standIns.start();
  const port = await listen(server, wanted, (taken) => {
    console.log(`Port ${taken} is taken, trying ${taken + 1}.`);
  });
  console.log(`The site is on http://localhost:${port}  (Ctrl-C ends it)`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      server.closeAllConnections();
      server.close(() => void standIns.stop().then(() => process.exit(0)));
    });
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
  await standIns.stop();
}
