/**
 * Local and session storage that may be refused (private windows, blocked cookies, a full disk):
 * reading gives null then and writing does nothing. Every flow works without it.
 */

type Area = 'local' | 'session';

function open(area: Area): Storage | undefined {
  try {
    return area === 'local' ? window.localStorage : window.sessionStorage;
  } catch {
    return undefined;
  }
}

/** The stored text, or null when there is none or storage is refused. */
export function read(area: Area, key: string): string | null {
  try {
    return open(area)?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/** The names of all that is stored; none when storage is refused. */
export function keys(area: Area): string[] {
  try {
    return Object.keys(open(area) ?? {});
  } catch {
    return [];
  }
}

/** Stores a text; null removes it. */
export function write(area: Area, key: string, value: string | null): void {
  try {
    if (value === null) open(area)?.removeItem(key);
    else open(area)?.setItem(key, value);
  } catch {
    // Refused or full: the value lives as long as the page does.
  }
}
