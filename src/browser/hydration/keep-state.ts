/**
 * React does not recognise the HTML of an island that the browser has translated or an extension has changed, and replaces
 * all of it: what the visitor has done there so far is kept here.
 */

/** Interactive elements. React re-creates them in the same order. */
const kept = 'a, button, details, input, select, summary, textarea, [popover], [tabindex]';

/**
 * To be called before React starts an island.
 *
 * @returns what to call afterwards; it does nothing where React has kept the elements
 */
export function keepState(island: HTMLElement): () => void {
  const find = (): HTMLElement[] => [...island.querySelectorAll<HTMLElement>(kept)];
  const before = find();
  const focused = document.activeElement;
  const isOpen = before.map((element) => element.matches('[popover]:popover-open'));
  return () => {
    const now = find();
    before.forEach((old, index) => {
      const element = now[index];
      if (old.isConnected || element?.localName !== old.localName) return;
      copyState(old, element);
      if (isOpen[index]) element.showPopover();
      if (old === focused) focus(element, old);
      const { presses } = window.earlyEvents;
      if (presses.get(island) === old) presses.set(island, element);
    });
  };
}

function copyState(from: HTMLElement, to: HTMLElement): void {
  if (isField(from) && isField(to)) to.value = from.value;
  if (from instanceof HTMLInputElement && to instanceof HTMLInputElement) to.checked = from.checked;
  if (from instanceof HTMLDetailsElement && to instanceof HTMLDetailsElement) to.open = from.open;
  // Its script is already listening.
  if (!('awaitsScript' in from.dataset)) delete to.dataset['awaitsScript'];
}

function isField(element: Element): element is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement {
  return element.matches('input, select, textarea');
}

/** Focuses an element, with the cursor and the selection as they were in another one. */
function focus(element: HTMLElement, from: HTMLElement): void {
  element.focus({ preventScroll: true });
  const isText = (each: HTMLElement): each is HTMLInputElement | HTMLTextAreaElement =>
    each instanceof HTMLInputElement || each instanceof HTMLTextAreaElement;
  // Fields such as those for mail addresses have no selection that scripts may see.
  if (!isText(from) || !isText(element) || from.selectionStart === null) return;
  element.setSelectionRange(from.selectionStart, from.selectionEnd, from.selectionDirection ?? undefined);
}
