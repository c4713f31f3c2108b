// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import './local-host.ts';

/** Changes the page as the router does: the new document brings its own attributes. */
function nextPage(): Document {
  const newDocument = document.implementation.createHTMLDocument();
  document.dispatchEvent(Object.assign(new Event('astro:before-swap'), { newDocument }));
  return newDocument;
}

describe('the mark of this machine', () => {
  it.each([true, false])('is on the next page as on this one: %s', (isLocal) => {
    document.documentElement.toggleAttribute('data-local', isLocal);
    expect(nextPage().documentElement.hasAttribute('data-local')).toBe(isLocal);
  });
});
