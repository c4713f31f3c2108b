export function find<Found extends Element = HTMLElement>(selector: string): Found {
  const found = document.querySelector<Found>(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
}
