/** Drawing on all cores. */

import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Answer } from './draw-worker.ts';
import type { SocialImage } from './image.ts';

/** Each thread takes some 70 MB, and beyond these the disk has no time for more. */
const mostThreads = 8;

/** By path and not beside this module, which a build puts elsewhere. */
const program = join(process.cwd(), 'src/social/draw-worker.ts');

export interface DrawingThreads {
  /** How many images can be drawn at a time. */
  readonly count: number;
  /**
   * An image as a file.
   *
   * @throws with the reason when it cannot be drawn
   */
  readonly draw: (image: SocialImage) => Promise<Buffer>;
  /** Ends the threads, and what they are drawing. */
  readonly close: () => Promise<void>;
}

/** A thread for each core, started when there is an image for it. */
export function drawingThreads(): DrawingThreads {
  const all: Worker[] = [];
  const idle: Worker[] = [];
  const start = (): Worker => {
    const worker = new Worker(program);
    all.push(worker);
    return worker;
  };
  return {
    count: Math.min(availableParallelism(), mostThreads),
    async draw(image) {
      const worker = idle.pop() ?? start();
      worker.postMessage(image);
      const [answer] = (await once(worker, 'message')) as [Answer];
      idle.push(worker);
      if ('reason' in answer) throw new Error(answer.reason);
      return Buffer.from(answer.file);
    },
    async close() {
      await Promise.all(all.map((worker) => worker.terminate()));
    },
  };
}
