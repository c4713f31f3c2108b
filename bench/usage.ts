/** For `node --import`: tells at the end of a program what it took, in the file that USAGE_FILE names. */

import { writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

/** What a program took, all of its threads together. */
export interface Usage {
  /** Seconds of processors. */
  readonly cpu: number;
  /** Seconds on the clock. */
  readonly wall: number;
  /** The most memory that was in use at a time, in MB. */
  readonly memory: number;
}

const file = process.env['USAGE_FILE'];
if (isMainThread && file !== undefined) {
  process.on('exit', () => {
    const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
    const usage: Usage = {
      cpu: (userCPUTime + systemCPUTime) / 1e6,
      wall: process.uptime(),
      memory: maxRSS / 1000,
    };
    writeFileSync(file, JSON.stringify(usage));
  });
}
