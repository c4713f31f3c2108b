// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, it } from 'vitest';
import type { Dictionary } from '../../collections/texts/dictionary.ts';
import { choose } from '../../client/consent/consent.ts';
import { CookieBanner } from './CookieBanner.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const state = { unset: 'Nothing is chosen.', accepted: 'You said yes.', declined: 'You said no.' };
const strings = { state } as Dictionary['cookies'];
const failure = {} as Dictionary['failure'];

it('says what is chosen, also when that changes', () => {
  render(<CookieBanner text="" strings={strings} privacyHref="/privacy" failure={failure} />);
  screen.getByText(state.unset, { exact: false });
  for (const choice of ['accepted', 'declined'] as const) {
    act(() => choose(choice));
    screen.getByText(state[choice]);
  }
});
