/** The buttons of the error messages, which reload the page. */

import { reload } from './navigation.ts';

document.addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('[data-reload]')) reload();
});
