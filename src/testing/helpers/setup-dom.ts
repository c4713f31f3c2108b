import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

/** For tests of components: clears the page and the storage after each test, and adds what jsdom lacks. */

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}

globalThis.IS_REACT_ACT_ENVIRONMENT = true;

// Only a limit for hanging tests: a busy machine is ten times slower than an idle one.
configure({ asyncUtilTimeout: 60_000 });

// There is no layout, so nothing scrolls.
Element.prototype.scrollTo = () => undefined;

// Nothing moves either.
Element.prototype.getAnimations = () => [];

// Nor is there a screen: no media query matches, and none ever changes.
globalThis.matchMedia = (media) =>
  Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList;

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  // Clear it last: pending effects may write to it during unmounting.
  localStorage.clear();
  sessionStorage.clear();
});
