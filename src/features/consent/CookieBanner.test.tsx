// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { Dictionary } from '../../content/texts/dictionary.ts';
import { choices, choose } from './consent.ts';
import { CookieBanner } from './CookieBanner.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const state = { unset: 'Nothing is chosen.', accepted: 'You said yes.', declined: 'You said no.' };
const strings = { state } as Dictionary['cookies'];
const failure = {} as Dictionary['failure'];

it('shows the current choice, also when it changes', () => {
  render(<CookieBanner question="" details="" strings={strings} privacyHref="/privacy" failure={failure} />);
  for (const choice of choices) expect(screen.queryByText(state[choice])).toBeNull();
  for (const choice of choices) {
    act(() => choose(choice));
    screen.getByText(state[choice]);
  }
});
