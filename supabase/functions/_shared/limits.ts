/** Limits of a request to the assistant, in characters as a string counts them. */

export const maxQuestionLength = 2_000;

/** Of a turn of the conversation that is sent along; longer replies are cut. */
export const maxTurnLength = 4_000;
