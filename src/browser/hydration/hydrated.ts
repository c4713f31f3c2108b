/** Dispatched within an island once React has taken over its HTML, which takes several tasks after its start. */
export const hydrated = 'island-hydrated';
