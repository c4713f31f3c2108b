import { afterEach, describe, expect, it, vi } from 'vitest';
import type { FunctionProcess } from './function-process.ts';
import type { FunctionProxyOptions } from './function-proxy.ts';

const startFunction = vi.hoisted(() => vi.fn<() => Promise<FunctionProcess>>());
const functionProxy = vi.hoisted(() => vi.fn<(options: FunctionProxyOptions) => void>());
vi.mock('./function-process.ts', () => ({ startFunction }));
vi.mock('./function-proxy.ts', () => ({ functionProxy }));

const { createStandIns } = await import('./stand-ins.ts');

afterEach(() => vi.clearAllMocks());

/** Functions that listen on one port after the other, and which of them run. */
function fakeFunctions(): { running: Set<number> } {
  const running = new Set<number>();
  let port = 4500;
  startFunction.mockImplementation(() => {
    const own = (port += 1);
    running.add(own);
    return Promise.resolve({
      address: () => (running.has(own) ? new URL(`http://127.0.0.1:${own}`) : undefined),
      stop: () => Promise.resolve(void running.delete(own)),
    });
  });
  return { running };
}

describe('createStandIns', () => {
  it('starts a function that hangs anew, once for all who waited for it', async () => {
    const { running } = fakeFunctions();
    const lines: string[] = [];
    const standIns = createStandIns((line) => lines.push(line));
    const { address, onHang } = functionProxy.mock.lastCall?.[0] ?? expect.fail('no proxy');
    await standIns.start();
    const hung = address() ?? expect.fail('does not run');
    onHang(hung);
    onHang(hung);
    await vi.waitFor(() => expect(address()?.port).toBe('4502'));
    onHang(hung);
    await standIns.stop();
    expect(startFunction).toHaveBeenCalledTimes(2);
    expect(running.size).toBe(0);
    expect(lines).toEqual(['The chat assistant hangs and is started anew.']);
  });

  it('can start the function after a start that failed', async () => {
    const standIns = createStandIns(() => undefined);
    startFunction.mockRejectedValueOnce(new Error('no'));
    await expect(standIns.start()).rejects.toThrow('no');
    const { running } = fakeFunctions();
    await standIns.start();
    expect(running.size).toBe(1);
  });
});
