import { vi } from 'vitest';

export interface Island {
  readonly element: HTMLElement;
  readonly load: ReturnType<typeof vi.fn<() => Promise<() => Promise<void>>>>;
  readonly start: ReturnType<typeof vi.fn<() => Promise<void>>>;
  /** The code has come from the network. */
  readonly arrive: () => Promise<void>;
  readonly onClick: ReturnType<typeof vi.fn>;
  readonly onSubmit: ReturnType<typeof vi.fn<(event: SubmitEvent) => void>>;
}

const options = { name: 'touch', value: 'true' } as const;

/** A page with one island: server-rendered, without listeners until its code has come and started. */
export async function load(): Promise<Island & { again: () => void }> {
  vi.resetModules();
  const { default: onTouch } = await import('../behaviour/hydrate-on-touch.ts');
  document.body.innerHTML = `
    <main>
      <astro-island>
        <form><input name="a"><button type="submit" name="send"><b>Send</b></button></form>
        <button type="button" id="open">Open</button>
        <button type="button" id="drawer" popovertarget="sections">Sections</button>
        <input type="radio" id="plan">
        <a href="#contact">Contact</a>
        <details><summary>Menu</summary></details>
      </astro-island>
    </main>`;
  const element = find('astro-island');
  let release: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => (release = resolve));
  const onClick = vi.fn();
  const onSubmit = vi.fn((event: Event) => event.preventDefault());
  const start = vi.fn(() => {
    find('#open').addEventListener('click', onClick);
    find('form').addEventListener('submit', onSubmit);
    return Promise.resolve();
  });
  const code = vi.fn(() => arrived.then(() => start));
  const again = (): void => void onTouch(code, options, element);
  again();
  const arrive = async (): Promise<void> => {
    release();
    // Until it is alive; an island that nobody has touched stays as it is, for 200 ms at most.
    for (let turn = 0; turn < 40 && element.dataset['alive'] === undefined; turn += 1) await settle();
    await settle();
  };
  return { element, load: code, start, arrive, onClick, onSubmit, again };
}

export function find(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
}

export function touch(selector: string, type: string, properties: object = {}): Event {
  const event = Object.assign(new Event(type, { bubbles: true, cancelable: true }), properties);
  find(selector).dispatchEvent(event);
  return event;
}

/** Lets promises run. */
export const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
