/** How many questions are answered, and how many by a model. The reasons stand in docs/decisions/077. */

/** One window, in seconds: short enough to wait for with the page open. */
export const windowSeconds = 60;

/**
 * From one address in a window. A person reads and types for ten seconds a question; five colleagues
 * behind one address may ask at once.
 */
export const addressLimit = 30;

/**
 * From one IPv6 /56 in a window. A home has all its 256 networks, so an address of each may not ask
 * in full; a mobile operator gives each phone one of them, so it is more than one network may.
 */
export const homeLimit = 120;

/**
 * From one IPv6 /48 in a window. A company or a hosting customer has one; its 65,536 networks must not fill
 * the counter for everybody.
 */
export const wideLimit = 600;

/** What questions to the model are counted under. */
export const modelKey = 'model';

/** Questions to the model in a window, from everybody: one a second. */
export const modelLimit = 60;

/** Questions to the model in a day (UTC), from everybody, where LLM_DAILY_LIMIT does not say. */
export const modelDailyLimit = 1_000;

/** What is counted: so many of the same key in each window. */
export interface Limit {
  readonly key: string;
  readonly most: number;
  /** In seconds. Windows begin at multiples of it since 1970, so days are those of UTC. */
  readonly window: number;
}
