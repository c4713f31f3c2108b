// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import './play-video.ts';

const player = 'https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1';

beforeEach(() => {
  document.body.innerHTML = `<figure data-video="${player}"><a href="#watch"><svg></svg><span> The call </span></a></figure><a id="other" href="#other">x</a>`;
});

const press = (selector: string, options: MouseEventInit = {}): boolean =>
  document
    .querySelector(selector)!
    .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...options }));

it('plays in the place of the still, once it is pressed', () => {
  expect(document.querySelector('iframe')).toBeNull();
  expect(press('span')).toBe(false);
  const frame = document.querySelector<HTMLIFrameElement>('figure > iframe');
  expect([frame?.src, frame?.title]).toEqual([player, 'The call']);
  expect(document.querySelector('figure > a')).toBeNull();
  expect(document.activeElement).toBe(frame);
});

it('leaves the link to who wants it in a tab of its own, and other links alone', () => {
  expect(press('span', { ctrlKey: true })).toBe(true);
  expect(press('#other')).toBe(true);
  expect(document.querySelector('iframe')).toBeNull();
});
