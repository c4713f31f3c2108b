/**
 * On phones the chat's launcher steps aside (ChatWidget.css) while somebody reads downwards or types, and from above a
 * field; it comes back when they turn round or reach the end.
 */

/** Smaller movements are a thumb at rest. */
const leastMove = 8; // px

const fields = 'main :is(input, textarea, select)';
const typedInto = 'main :is(input, textarea)';

let lastY = scrollY;
let isReading = false;

function isOverField(): boolean {
  const place = document.querySelector('.chat')?.getBoundingClientRect();
  if (!place) return false;
  return [...document.querySelectorAll(fields)].some((field) => {
    const { top, right, bottom } = field.getBoundingClientRect();
    return right > place.left && bottom > place.top && top < place.bottom;
  });
}

function place(): void {
  const moved = scrollY - lastY;
  if (Math.abs(moved) >= leastMove) {
    lastY = scrollY;
    isReading = moved > 0;
  }
  const isEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - leastMove;
  // Asked here and not in the stylesheet: a `:has()` on the root makes browsers style the whole page anew.
  const isTyping = document.activeElement?.matches(typedInto) === true;
  document.documentElement.toggleAttribute(
    'data-launcher-aside',
    (isReading && !isEnd) || isTyping || isOverField(),
  );
}

addEventListener('scroll', place, { passive: true });
document.addEventListener('focusin', place);
document.addEventListener('focusout', ({ relatedTarget }) => {
  if (!relatedTarget) place();
});
document.addEventListener('astro:page-load', () => {
  lastY = scrollY;
  isReading = false;
  place();
});
