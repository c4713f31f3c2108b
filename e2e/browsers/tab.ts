export interface Size {
  readonly width: number;
  readonly height: number;
}

export type Key = 'Enter' | 'Escape';

export interface Tab {
  /** Opens an address in a new document watched by `recordErrors`, and resolves when it has loaded. */
  open(address: string): Promise<void>;
  /** Runs a function in the page. It is sent as text, and its arguments as JSON. */
  evaluate<Args extends readonly unknown[], Result>(
    run: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>>;
  clickAt(x: number, y: number): Promise<void>;
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  resize(size: Size): Promise<void>;
}

export interface Browser {
  /** Opens a tab for a new visitor at an origin, with these entries in local storage. */
  newTab(origin: string, stored: Readonly<Record<string, string>>): Promise<Tab>;
  close(): Promise<void>;
}

/** A path on the site without scripts, from which a tab can access the site's storage. */
export const quietPath = '/robots.txt';

declare global {
  interface Window {
    recordedErrors?: string[];
  }
}

/**
 * Runs before a page's scripts: collects errors, which WebKit's driver does not report, and records that the site's script ran.
 */
export function recordErrors(page: Window & typeof globalThis): void {
  const errors: string[] = [];
  page.recordedErrors = errors;
  // In the capture phase: the event does not bubble up to the window.
  page.addEventListener('astro:page-load', () => (page.hasScriptRun = true), { capture: true, once: true });
  page.console.error = (...parts: unknown[]) => void errors.push(`console: ${parts.map(String).join(' ')}`);
  page.addEventListener(
    'error',
    ({ message, target }) => {
      const { src, href, rel } = target as Partial<HTMLScriptElement & HTMLLinkElement>;
      // Firefox reports an error for every preload of a module it already has.
      if (rel === 'modulepreload') return;
      errors.push(message ? `uncaught: ${message}` : `not loaded: ${src ?? href}`);
    },
    { capture: true }, // a file that cannot be loaded sends an event that does not bubble
  );
  page.addEventListener('unhandledrejection', ({ reason }) => errors.push(`unhandled: ${String(reason)}`));
  page.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    errors.push(`refused by ${violatedDirective}: ${blockedURI}`);
  });
}
