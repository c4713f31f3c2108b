/** The times of the phrases that take turns in the headline, as CSS: how many there are decides over all of them. */

const turn = 3000; // ms for each phrase
const fadeInMs = 360; // ms
const fadeOutMs = 240; // ms, within the next phrase's turn
const resetMs = 15; // ms until it is in its place again, unseen

/**
 * The keyframes and delays for `.rotator` in `RotatingPhrase.astro`. A style element and no attributes, which the
 * content security policy forbids.
 *
 * @param count how many phrases there are; a single one stands still and needs nothing
 */
export function rotationCss(count: number): string {
  if (count < 2) return '';
  const cycle = turn * count;
  const at = (time: number): string => `${Number(((time / cycle) * 100).toFixed(3))}%`;
  // The compositor animates these alone; any other, such as visibility, wakes the page for each frame.
  const hidden = 'opacity:0;transform:none';
  const leaving = 'opacity:0;transform:translateY(-40%)';
  const delays = Array.from(
    { length: count - 1 },
    (_, index) => `.rotator>span:nth-child(${index + 2}){--turn:${turn * (index + 1)}ms}`,
  );
  return [
    `.rotator{--cycle:${cycle}ms}`,
    ...delays,
    '@keyframes rotate-phrase{',
    '0%{opacity:0;transform:translateY(60%)}',
    `${at(fadeInMs)},${at(turn)}{opacity:1;transform:none}`,
    `${at(turn + fadeOutMs)}{${leaving}}`,
    `${at(turn + fadeOutMs + resetMs)},100%{${hidden}}`,
    '}',
    '@keyframes rotate-first-phrase{',
    // The start is named too: the compositor does not take over a keyframe that is left to the element.
    `0%,${at(turn)}{opacity:1;transform:none}`,
    `${at(turn + fadeOutMs)}{${leaving}}`,
    `${at(turn + fadeOutMs + resetMs)},100%{${hidden}}`,
    '}',
  ].join('');
}
