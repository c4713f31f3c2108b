/** Loads the page anew. In a module of its own, since tests can replace modules but not `location`. */
export function reload(): void {
  location.reload();
}
