/** Dispatched within an island while React puts its elements in place: no key can be pressed in between. */
export const rendered = 'island-rendered';

/** Dispatched within an island once React has taken over its HTML, which takes several tasks after its start. */
export const hydrated = 'island-hydrated';
