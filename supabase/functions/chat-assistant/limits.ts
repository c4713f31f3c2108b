/** How many questions are answered. The reasons stand in docs/decisions/025. */

/** One window, in seconds: short enough to wait for with the page open. */
export const windowSeconds = 60;

/**
 * From one address in a window. A person reads and types for ten seconds a question; an office of
 * three at once shares an address.
 */
export const addressLimit = 20;

/** From all addresses in a window: at 50 ms an answer, a quarter of one core. */
export const globalLimit = 300;
