import { EventEmitter } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
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
  it('takes the wanted port, on this machine only', async () => {
    const first = server();
    const port = await listen(first, 0, vi.fn());
    expect(first.address()).toMatchObject({ address: '127.0.0.1', port });
  });

  it('takes the next free port when the wanted one is taken, and tells each that was', async () => {
    const taken = await listen(server(), 0, vi.fn());
    const onTaken = vi.fn<(port: number) => void>();
    const second = server();
    const port = await listen(second, taken, onTaken);
    expect((second.address() as AddressInfo).port).toBe(port);
    const tried = Array.from({ length: port - taken }, (_, index) => [taken + index]);
    expect(tried.length).toBeGreaterThan(0);
    expect(onTaken.mock.calls).toEqual(tried);
  });

  it('says what to do when no port of the range is free', async () => {
    const busy = new EventEmitter();
    const listenInVain = () => queueMicrotask(() => busy.emit('error', { code: 'EADDRINUSE' }));
    const fake = Object.assign(busy, { listen: listenInVain }) as unknown as Server;
    const onTaken = vi.fn<(port: number) => void>();
    await expect(listen(fake, 4321, onTaken)).rejects.toThrow(
      'The ports 4321 to 4340 are all taken. Free one, or set PORT.',
    );
    expect(onTaken).toHaveBeenCalledTimes(20);
  });

  it('does not take another failure for a taken port', async () => {
    const onTaken = vi.fn();
    await expect(listen(server(), 70000, onTaken)).rejects.toThrow(RangeError);
    expect(onTaken).not.toHaveBeenCalled();
  });
});

describe('wantedPort', () => {
  it.each([
    [undefined, 4321],
    ['', 4321],
    ['8080', 8080],
  ])('takes %j as %d', (setting, port) => {
    expect(wantedPort(setting)).toBe(port);
  });

  it.each(['abc', '70000', '-1', '80.5'])('refuses %j and says what to set', (setting) => {
    expect(() => wantedPort(setting)).toThrow(`PORT is "${setting}". Set it to a number from 1 to 65535`);
  });
});
