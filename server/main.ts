/** `npm run serve`: serves the built site on http://localhost:4321 (or PORT). */

import { fileURLToPath } from 'node:url';
import { listen } from './listen.ts';
import { createSiteServer } from './site-server.ts';

const dist = fileURLToPath(new URL('../dist', import.meta.url));
const wanted = Number(process.env['PORT'] ?? 4321);

try {
  const server = createSiteServer(dist);
  const port = await listen(server, wanted, (taken) => {
    console.log(`Port ${taken} is taken, trying ${taken + 1}.`);
  });
  console.log(`The site is on http://localhost:${port}  (Ctrl-C ends it)`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      server.closeAllConnections();
      server.close(() => process.exit(0));
    });
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
