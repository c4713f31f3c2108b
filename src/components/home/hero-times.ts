/** The times of the hero's movement, as CSS: they depend on how many phrases and lines there are. */

const turnMs = 3000; // for each phrase
const fadeInMs = 360;
const fadeOutMs = 240; // within the next phrase's turn
const resetMs = 15; // until it is in its place again, unseen

/**
 * The keyframes and delays for `.rotator` in `RotatingPhrase.astro`. A style element and no attributes, which the
 * content security policy forbids.
 *
 * @param count how many phrases there are; a single one stands still and needs nothing
 */
export function rotationCss(count: number): string {
  if (count < 2) return '';
  const cycle = turnMs * count;
  const at = (time: number): string => `${Number(((time / cycle) * 100).toFixed(3))}%`;
  // The compositor animates these alone; any other, such as visibility, wakes the page for each frame.
  const hidden = 'opacity:0;transform:none';
  const leaving = 'opacity:0;transform:translateY(-40%)';
  const delays = Array.from(
    { length: count - 1 },
    (_, index) => `.rotator>span:nth-child(${index + 2}){--turn:${turnMs * (index + 1)}ms}`,
  );
  return [
    `.rotator{--cycle:${cycle}ms}`,
    ...delays,
    '@keyframes rotate-phrase{',
    '0%{opacity:0;transform:translateY(60%)}',
    `${at(fadeInMs)},${at(turnMs)}{opacity:1;transform:none}`,
    `${at(turnMs + fadeOutMs)}{${leaving}}`,
    `${at(turnMs + fadeOutMs + resetMs)},100%{${hidden}}`,
    '}',
    '@keyframes rotate-first-phrase{',
    // The start is named too: the compositor does not take over a keyframe that is left to the element.
    `0%,${at(turnMs)}{opacity:1;transform:none}`,
    `${at(turnMs + fadeOutMs)}{${leaving}}`,
    `${at(turnMs + fadeOutMs + resetMs)},100%{${hidden}}`,
    '}',
  ].join('');
}

/** The delays of a call's lines in `CallPanel.astro`, however many there are, and of the results after them. */
export function callCss(count: number): string {
  const delays = Array.from({ length: count }, (_, index) => 500 + 600 * index);
  const lines = delays.map((delay, index) => `.call-step:nth-child(${index + 1}){--delay:${delay}ms}`);
  return `${lines.join('')}.call-step.call-results{--delay:${600 * count + 200}ms}`;
}
