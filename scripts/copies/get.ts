/** `node scripts/copies/get.ts <path>`: prints status and body that our own server gives for the site as it was built last. */

import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { createSiteServer } from '../../server/site-server.ts';

const server = createSiteServer(fileURLToPath(new URL('../../dist', import.meta.url)));
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  void fetch(`http://127.0.0.1:${port}${process.argv[2] ?? '/'}`)
    .then(async (response) => console.log(`${response.status}\n${await response.text()}`))
    .finally(() => server.close());
});
