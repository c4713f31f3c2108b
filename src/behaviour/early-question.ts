/**
 * What is typed right after the press of the chat's launcher, which keeps the focus until React is here. The chat takes
 * it over when it opens: a question would else lack its beginning.
 */

import { addToDraft, collectDraft, dropDraft } from './early-draft.ts';

function isLauncher(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('.chat-launcher') !== null;
}

/** A key with Ctrl, Alt or Cmd is a command, but for the characters that AltGr writes. */
function isCommand(event: KeyboardEvent): boolean {
  return (event.ctrlKey || event.altKey || event.metaKey) && !event.getModifierState('AltGraph');
}

addEventListener(
  'click',
  ({ target }) => {
    if (isLauncher(target)) collectDraft();
  },
  { capture: true },
);
addEventListener('focusin', ({ target }) => {
  if (!isLauncher(target)) dropDraft();
});
addEventListener(
  'keydown',
  (event) => {
    // Some browsers give a pressed button no focus.
    const isMeant = isLauncher(event.target) || event.target === document.body;
    if (isMeant && !isCommand(event)) addToDraft(event.key);
  },
  { capture: true },
);
