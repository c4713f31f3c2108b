import { withRetry } from './retry.ts';

const timeout = 60_000; // ms; as long as an answer of the assistant may take

/**
 * Loads a module by dynamic import, with retries and a timeout.
 *
 * @throws when it fails or times out; a new call tries again, but some browsers keep a failed import until the page is
 * reloaded
 */
export function fetchCode<Code>(load: () => Promise<Code>): Promise<Code> {
  return new Promise((resolve, reject) => {
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      reject(new Error('The code did not come in time.'));
    }, timeout);
    // A file that fails to load is safe to ask for again.
    withRetry(load, { isSafe: () => !isLate })
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}
