/** Limits of a request to the assistant; lengths are in characters (string length). */

export const maxQuestionLength = 2_000;

/** Per earlier turn sent with a question. The widget shortens longer turns; the function refuses them. */
export const maxTurnLength = 4_000;

/** How much of the earlier conversation the widget sends. */
export const maxHistoryTurns = 20;
export const maxHistoryBytes = 8_000;

/** How much of a request the function reads: about twice as much, since the question is part of it. */
export const maxTurns = 40;
export const maxBodyBytes = 16 * 1024;
