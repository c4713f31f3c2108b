import { withRetry } from './retry.ts';

const timeout = 60_000; // ms; as long as an answer of the assistant may take

/**
 * Fetches code by a dynamic import, again after failures, and with an end where nothing comes.
 *
 * @throws when it cannot be had, or not in time; another call tries again, but browsers may remember what they could
 * not import for as long as the document lives
 */
export function fetchCode<Code>(load: () => Promise<Code>): Promise<Code> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The code did not come in time.')), timeout);
    // A file that fails to load is safe to ask for again.
    withRetry(load, { isSafe: () => true })
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}
