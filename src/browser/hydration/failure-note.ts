/** Creates the message for a part of the page that failed, with its error. `reload-buttons.ts` handles its button. */
export function failureNote(error: unknown): HTMLElement | undefined {
  const template = document.querySelector<HTMLTemplateElement>('template[data-island-error]');
  const note = template?.content.firstElementChild?.cloneNode(true);
  if (!(note instanceof HTMLElement)) return undefined;
  note.querySelector('[data-error]')?.append(String(error));
  return note;
}
