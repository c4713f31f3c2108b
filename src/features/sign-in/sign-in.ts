/** The mock sign-in: one demo account, checked only here. It protects nothing, and the page says so. */

import { navigate } from 'astro:transitions/client';
import { cleanAddress } from '../../browser/clean-address.ts';
import { releasePresses } from '../../browser/hydration/early-events.ts';
import { fadeOut, undoFadeOut } from '../../browser/navigation.ts';
import { isLocalHost } from '../../site/hosts.ts';

/** The delay before the body becomes opaque again after the fade: the router may have put the next page into it. */
const restoreDelayMs = 50;

function isDemoAccount(form: HTMLFormElement): boolean {
  const typed = new FormData(form);
  const { email, password } = form.dataset;
  return (
    cleanAddress(String(typed.get('email'))).toLowerCase() === email?.toLowerCase() &&
    typed.get('password') === password
  );
}

function openDashboard(form: HTMLFormElement): void {
  const { localTarget = '/', remoteTarget = '/' } = form.dataset;
  fadeOut(() => {
    if (isLocalHost(location.hostname)) void navigate(localTarget);
    else location.href = remoteTarget;
    setTimeout(undoFadeOut, restoreDelayMs);
  });
}

function onSubmit(event: SubmitEvent): void {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || !form.matches('[data-sign-in]')) return;
  event.preventDefault();
  const isAccepted = isDemoAccount(form);
  toggleError(form, !isAccepted);
  if (isAccepted) openDashboard(form);
}

function toggleError(form: HTMLFormElement, isShown: boolean): void {
  const error = form.querySelector<HTMLElement>('[data-sign-in-error]');
  error?.replaceChildren(isShown ? (error.dataset['text'] ?? '') : '');
  for (const field of form.querySelectorAll('input')) {
    if (isShown && error) {
      field.setAttribute('aria-invalid', 'true');
      field.setAttribute('aria-describedby', error.id);
    } else {
      field.removeAttribute('aria-invalid');
      field.removeAttribute('aria-describedby');
    }
  }
}

// Runs before all other form listeners.
document.addEventListener('submit', onSubmit, { capture: true });

document.addEventListener('astro:page-load', () => {
  document.querySelectorAll('[data-sign-in]').forEach(releasePresses);
});
