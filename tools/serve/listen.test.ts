import { createServer, type Server } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { listen, wantedPort } from './listen.ts';

const open: Server[] = [];

function server(): Server {
  const created = createServer();
  open.push(created);
  return created;
}

afterEach(() => {
  for (const one of open.splice(0)) one.close();
});

describe('listen', () => {
  it('says what to do when the port is taken', async () => {
    const taken = await listen(server(), 0);
    await expect(listen(server(), taken)).rejects.toThrow(
      `Port ${taken} is taken. Stop its program, or choose another: PORT=${taken + 1}.`,
    );
  });
});

describe('wantedPort', () => {
  it.each([
    [undefined, 4321],
    ['8080', 8080],
  ])('takes %j as %d', (setting, port) => {
    expect(wantedPort(setting)).toBe(port);
  });

  it.each(['abc', '70000'])('refuses %j and says what to set', (setting) => {
    expect(() => wantedPort(setting)).toThrow(`PORT is "${setting}". Set it to a number from 1 to 65535`);
  });
});
