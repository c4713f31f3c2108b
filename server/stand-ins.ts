import { fileURLToPath } from 'node:url';
import { type FunctionProcess, startFunction } from './function-process.ts';
import { functionProxy } from './function-proxy.ts';
import { mailStandIn } from './mail-stand-in.ts';
import type { Middleware } from './middleware.ts';
import { taskQueue } from './task-queue.ts';

/** How long after a start the function is not started anew for a question, in ms: it may end at each start. */
const restartPause = 5_000;

const mailFolder = fileURLToPath(new URL('../mail', import.meta.url));

/** What stands in, on this machine, for the services that the published site uses. */
export interface StandIns {
  readonly middlewares: readonly Middleware[];
  /** Starts the function, or starts it anew after a change of its code or knowledge. */
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/**
 * Prepares the stand-ins: the chat function under Deno, and the mail service.
 *
 * @param print takes the lines that a developer should see
 */
export function createStandIns(print: (line: string) => void): StandIns {
  let running: FunctionProcess | undefined;
  let startedAt = 0;
  // One after the other: two changes in quick succession must not leave two processes.
  const enqueue = taskQueue();

  const stop = async (): Promise<void> => {
    await running?.stop();
    running = undefined;
  };
  const start = async (): Promise<void> => {
    await stop();
    running = await startFunction({ print });
    startedAt = performance.now();
  };
  const address = (): URL | undefined => running?.address();
  const onHang = (hung: URL): void => {
    void enqueue(async () => {
      // Several visitors may have waited for the same one.
      if (address()?.href !== hung.href) return;
      print('The chat assistant hangs and is started anew.');
      await start();
    });
  };
  const onAbsent = (): void => {
    void enqueue(async () => {
      const isStopped = running === undefined;
      // Recent too is a start that was under way when the question came.
      const isRecent = performance.now() - startedAt < restartPause;
      if (isStopped || isRecent) return;
      print('The chat assistant does not run and is started anew.');
      await start();
    });
  };
  return {
    middlewares: [functionProxy({ address, onAbsent, onHang }), mailStandIn({ folder: mailFolder, print })],
    start: () => enqueue(start),
    stop: () => enqueue(stop),
  };
}
