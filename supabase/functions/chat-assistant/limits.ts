/** How many questions are answered. The reasons stand in docs/decisions/025. */

/** One window, in seconds: short enough to wait for with the page open. */
export const windowSeconds = 60;

/**
 * From one address in a window. A person reads and types for ten seconds a question; five colleagues
 * behind one address may ask at once.
 */
export const addressLimit = 30;

/** From all addresses in a window: at 50 ms an answer, a quarter of one core. */
export const globalLimit = 300;
