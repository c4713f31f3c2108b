import { createServer } from 'node:http';
import { expect, it } from 'vitest';
import { listen } from './listen.ts';

it('refuses a port that is taken, with the remedy', async () => {
  const server = createServer();
  const taken = await listen(server, 0);
  await expect(listen(createServer(), taken)).rejects.toThrow(
    `Port ${taken} is taken. Stop its program, or choose another: PORT=${taken + 1}.`,
  );
  server.close();
});
