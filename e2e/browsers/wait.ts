const limit = 120_000; // ms; a state comes within a second, except on machines that have much else to do
const pause = 50; // ms

/**
 * Asks again and again until the answer is as wanted.
 *
 * @param what names the state for the error
 * @param ask gives the answer so far; that it throws counts as another "not yet", since a page may be on its way out
 * @param isThere true for the wanted answer
 * @returns that answer
 * @throws after two minutes, with the last answer
 */
export async function waitFor<Answer>(
  what: string,
  ask: () => Promise<Answer>,
  isThere: (answer: Answer) => boolean,
): Promise<Answer> {
  const end = Date.now() + limit;
  for (;;) {
    let last: string;
    let cause: unknown;
    try {
      const answer = await ask();
      if (isThere(answer)) return answer;
      last = JSON.stringify(answer);
    } catch (error) {
      cause = error;
      last = String(error);
    }
    if (Date.now() > end)
      throw new Error(`Waited ${limit / 1_000} s for ${what}; last seen: ${last}`, { cause });
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}
