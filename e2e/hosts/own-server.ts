import { listen } from '../../tools/serve/listen.ts';
import { createSiteServer } from '../../tools/serve/site-server.ts';
import { dist } from './built-site.ts';
import type { Host } from './host.ts';

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
