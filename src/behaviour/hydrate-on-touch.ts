/**
 * The client directive `client:touch`: an island becomes alive when a visitor touches it, and its
 * code is fetched at the first sign of life anywhere on the page. Until then a page costs no React, nor
 * Astro's own code that starts islands.
 *
 * A click, a submit or an Escape that comes before the island is ready is done again afterwards, so that
 * none is lost on a slow connection; an Escape after a click takes that back. Links, native disclosures,
 * popovers and choices work by themselves and are left alone. When the code cannot be had, the error stands before
 * the island that was clicked, which keeps what was typed into it; one that nobody needs, or whose links work by
 * themselves, shows nothing. Each tries again at the next touch.
 */

import type { ClientDirective } from 'astro';
import { firstSignOfLife, isOfRestingMouse } from './first-sign-of-life.ts';
import { adoptStyles, bringRuntime, completeProps } from './island-parts.ts';
import { painted } from './painted.ts';
import { afterPress } from './press.ts';

const touches = ['pointermove', 'pointerdown', 'focusin', 'keydown', 'click', 'submit'] as const;
/** What a script cannot make up: its own events are not trusted. Focus and submit always are. */
const signsOfPerson = ['pointerdown', 'keydown', 'click', 'input'] as const;

type Load = Parameters<ClientDirective>[0];

/** Told to an island with Astro's way to load its code, which comes with Astro's own code. */
const handed = 'island:load';

/** Whether something is pressed, by a pointer or the keyboard. */
function presses(event: Event): boolean {
  return event instanceof KeyboardEvent ? ['Enter', ' '].includes(event.key) : event.type === 'pointerdown';
}

/** The button whose click React handles. Fields, links and summaries work without it. */
function control(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('button:not([popovertarget])') : null;
}

/**
 * Shows the error before an island. In its place, a form took what was typed with it; within
 * it, React would not know the HTML again at the next try.
 */
function showFailure(island: HTMLElement, error: unknown): Element | undefined {
  const screen = document.querySelector<HTMLTemplateElement>('#island-error');
  const notice = screen?.content.firstElementChild?.cloneNode(true) as HTMLElement | undefined;
  if (!notice) return undefined;
  notice.querySelector('[data-error]')?.append(String(error));
  island.before(notice);
  // What was clicked may be far below, as the button of a form is.
  notice.focus();
  return notice;
}

/** What the module of an island's component may export for this directive. */
interface IslandModule {
  /** Called when the island is touched, for what it will need next: that is fetched side by side with React. */
  readonly onTouch?: () => void;
}

/** Fetches a module of the island ahead, for Astro to find it there; it also reports what fails. */
async function warm(island: Element, attribute: string): Promise<IslandModule | undefined> {
  const address = island.getAttribute(attribute);
  return address ? import(address).catch(() => undefined) : undefined;
}

/** Does the held-back event again; the elements are the same before and after hydration. */
function replay(event: Event, island: HTMLElement): void {
  if (event instanceof KeyboardEvent) {
    // The rest of the page has had it. React listens at the island, and has been asked first.
    island.addEventListener('keydown', (again) => again.stopPropagation(), { once: true });
    event.target?.dispatchEvent(new KeyboardEvent(event.type, { key: event.key, bubbles: true }));
  } else if (event instanceof SubmitEvent && event.target instanceof HTMLFormElement) {
    // By its button: a form that React is still hydrating handles a click, but not yet a submit.
    const button = event.submitter ?? event.target.querySelector<HTMLElement>('[type="submit"]');
    button?.click();
  } else {
    control(event.target)?.click();
  }
}

/** Once for each island, by a mark on it: after a new publication the next page brings this script once more. */
function watch(island: HTMLElement): void {
  if (island.dataset['shownAt'] !== undefined) return;
  island.dataset['shownAt'] = String(performance.now());
  const given = new Promise<Load>((resolve) => {
    island.addEventListener(handed, (event) => resolve((event as CustomEvent<Load>).detail), { once: true });
  });

  const stop = new AbortController();
  let heldBack: Event | undefined;
  let started = false;
  let error: unknown;
  let failure: Element | undefined;

  /** Fetches all that the island needs side by side. */
  const fetchAll = async (): Promise<() => Promise<void>> => {
    const code = ['component-url', 'renderer-url'].map((attribute) => warm(island, attribute));
    await Promise.all([bringRuntime(island), adoptStyles(island), completeProps(island), ...code]);
    const load = await given;
    // Not sooner: from here on Astro starts the island at each change of its props.
    return load();
  };

  const hydrate = async (): Promise<void> => {
    error = undefined;
    try {
      const start = await fetchAll();
      // To start takes longer than a click may wait, also one of a pointer that had only come by when it was touched.
      await afterPress();
      await start();
    } catch (thrown) {
      error = thrown;
    }
    // The page was left meanwhile: Astro starts nothing that is gone, and nobody waits for it.
    if (!island.isConnected) return;
    // Astro takes the attribute away when it has begun to hydrate; failed downloads it only reports.
    if (error !== undefined || island.hasAttribute('ssr')) {
      console.error('An island could not be loaded; the next touch tries again.', error);
      started = false;
      // An Escape asked for nothing that could be missed.
      if (heldBack && heldBack.type !== 'keydown') {
        failure?.remove();
        failure = showFailure(island, error);
      }
      // Told that it failed, nobody expects it to be done when the pointer comes by again.
      heldBack = undefined;
      return;
    }
    failure?.remove();
    // React hydrates in tasks to come, and a change of page before them is an uncaught error (#424, seen
    // at a click right after the pointer came). An event of this kind makes it finish at once.
    island.firstElementChild?.dispatchEvent(new Event('dragend'));
    island.dataset['alive'] = '';
    // Not within the event that is being handled.
    await new Promise((resolve) => setTimeout(resolve));
    stop.abort();
    if (heldBack) replay(heldBack, island);
  };

  const touched = (event: Event): void => {
    if (isOfRestingMouse(event)) return;
    if (event.type === 'submit' || (event.type === 'click' && control(event.target))) {
      event.preventDefault();
      event.stopImmediatePropagation();
      heldBack = event;
    } else if (event instanceof KeyboardEvent && event.key === 'Escape') {
      // It takes back what a click was to open.
      heldBack = heldBack?.type === 'click' ? undefined : (heldBack ?? event);
    } else if (presses(event) && heldBack?.type === 'keydown') {
      // What it was to close has been left, or opened again.
      heldBack = undefined;
    }
    if (started) return;
    started = true;
    // To ask for the files takes a slow phone longer than a frame.
    void painted().then(() => {
      void warm(island, 'component-url').then((module) => module?.onTouch?.());
      void hydrate();
    });
  };

  // For the form's test for robots, which is asked when the island has long been alive.
  for (const type of signsOfPerson) {
    const onSign = ({ isTrusted }: Event): void => {
      if (isTrusted) island.dataset['person'] = '';
    };
    island.addEventListener(type, onSign, true);
  }
  island.addEventListener('astro:hydration-error', (event) => {
    if (event instanceof CustomEvent) ({ error } = event.detail as { error: unknown });
  });
  for (const type of touches) {
    island.addEventListener(type, touched, { capture: true, signal: stop.signal });
  }
  // Only a head start: a failure shows when somebody touches the island.
  firstSignOfLife()
    .then(fetchAll)
    .catch(() => undefined);
}

/**
 * Astro's code would tell of each island, and has not come yet. An island that comes into a page in any other way
 * than with it is looked after only from then on.
 */
function watchAll(): void {
  for (const island of document.querySelectorAll<HTMLElement>('astro-island[client="touch"]')) watch(island);
}

watchAll();
document.addEventListener('astro:after-swap', watchAll);

/** Astro calls it for each island, and again when one that lives on moves to the next page. */
const onTouch: ClientDirective = (load, _options, island) => {
  watch(island);
  island.dispatchEvent(new CustomEvent(handed, { detail: load }));
};

export default onTouch;
