/**
 * The mock sign-in: one fixed test account, checked here and nowhere else. It
 * protects nothing, and the page says so.
 */

import { navigate } from 'astro:transitions/client';
import { isLocalHost } from '../hosts.ts';
import { takeOver } from '../hydration/early-events.ts';

const fade = 300; // ms
const restore = 50; // ms

function isTestAccount(form: HTMLFormElement): boolean {
  const typed = new FormData(form);
  const { email, password } = form.dataset;
  return (
    String(typed.get('email')).trim().toLowerCase() === email?.toLowerCase() &&
    typed.get('password') === password
  );
}

function leaveFor(form: HTMLFormElement): void {
  const { body } = document;
  body.style.transition = `opacity ${fade}ms`;
  body.style.opacity = '0';
  setTimeout(() => {
    const { localTarget = '/', remoteTarget = '/' } = form.dataset;
    if (isLocalHost(location.hostname)) void navigate(localTarget);
    else location.href = remoteTarget;
    setTimeout(() => {
      body.style.removeProperty('opacity');
      body.style.removeProperty('transition');
    }, restore);
  }, fade);
}

/** Ahead of all others that look at forms. */
function onSubmit(event: SubmitEvent): void {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || !form.matches('[data-sign-in]')) return;
  event.preventDefault();
  const error = form.querySelector<HTMLElement>('[data-sign-in-error]');
  error?.replaceChildren();
  if (isTestAccount(form)) leaveFor(form);
  else error?.append(error.dataset['text'] ?? '');
}

document.addEventListener('submit', onSubmit, { capture: true });

document.addEventListener('astro:page-load', () => {
  document.querySelectorAll('[data-sign-in]').forEach(takeOver);
});
