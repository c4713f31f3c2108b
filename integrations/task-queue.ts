/**
 * Runs tasks one after the other. A task that fails rejects its own promise only: the later ones
 * still run.
 */
export function taskQueue(): (task: () => Promise<void>) => Promise<void> {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const result = last.then(task);
    last = result.catch(() => undefined);
    return result;
  };
}
