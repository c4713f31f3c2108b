/** Limits of a request to the assistant, in characters (string length). */

export const maxQuestionLength = 2_000;

/** Per earlier turn sent with a question. The widget shortens longer turns; the function refuses them. */
export const maxTurnLength = 4_000;
