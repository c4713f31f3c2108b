import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FunctionProcess } from './function-process.ts';
import type { FunctionProxyOptions } from './function-proxy.ts';
import { eventually } from '../src/testing/eventually.ts';

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
    await eventually(() => expect(address()?.port).toBe('4502'));
    onHang(hung);
    await standIns.stop();
    expect(startFunction).toHaveBeenCalledTimes(2);
    expect(running.size).toBe(0);
    expect(lines).toEqual(['The chat assistant hangs and is started anew.']);
  });

  describe('when the function has ended', () => {
    beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
    afterEach(() => void vi.useRealTimers());

    /** Asks while it does not run; everything that this begins is over then. */
    async function ask(): Promise<void> {
      functionProxy.mock.lastCall?.[0].onAbsent();
      await setImmediate();
    }

    it('starts it anew for the next question, at most once in 5 s', async () => {
      const { running } = fakeFunctions();
      const lines: string[] = [];
      const standIns = createStandIns((line) => lines.push(line));
      await standIns.start();
      for (const starts of [2, 3]) {
        running.clear();
        vi.advanceTimersByTime(4_999);
        await ask();
        expect(startFunction).toHaveBeenCalledTimes(starts - 1);
        vi.advanceTimersByTime(1);
        await Promise.all([ask(), ask()]);
        expect(startFunction).toHaveBeenCalledTimes(starts);
        expect(running.size).toBe(1);
      }
      expect(lines).toEqual(Array(2).fill('The chat assistant does not run and is started anew.'));
    });

    it('leaves it alone once it was stopped', async () => {
      fakeFunctions();
      const standIns = createStandIns(() => undefined);
      await standIns.start();
      await standIns.stop();
      vi.advanceTimersByTime(5_000);
      await ask();
      expect(startFunction).toHaveBeenCalledOnce();
    });
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
