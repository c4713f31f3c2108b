import { useSyncExternalStore } from 'react';
import { consent, type Consent, onConsentChange } from '../../client/consent/consent.ts';
import type { Dictionary } from '../../collections/texts/dictionary.ts';
import { CloseIcon } from '../shared/Icon.tsx';
import { type FailureStrings, withBoundary } from '../shared/IslandBoundary.tsx';
import './CookieBanner.css';

export interface CookieBannerProps {
  /** What those who measure the visit would do. */
  readonly text: string;
  readonly strings: Dictionary['cookies'];
  readonly privacyHref: string;
  readonly failure: FailureStrings;
}

/**
 * Asks for consent to analytics: accept, decline, or close without a choice. React shows the current choice;
 * `client/consent/cookie-banner.ts`, which loads before React, answers the buttons.
 */
export const CookieBanner = withBoundary(View);

function View({ text, strings, privacyHref }: CookieBannerProps) {
  const choice = useSyncExternalStore(onConsentChange, consent, (): Consent => 'unset');
  return (
    <div
      className="cookie-banner max-h-[50dvh] flex-wrap items-center gap-x-8 gap-y-2 overflow-y-auto border-t border-line bg-surface px-gutter py-2.5 md:flex-nowrap"
      role="region"
      aria-label={strings.label}
      tabIndex={-1}
    >
      <p className="basis-full text-label text-ink-soft md:basis-0 md:grow">
        <strong className="text-ink">{strings.title}</strong> <span>{text}</span>{' '}
        <span className={choice === 'unset' ? undefined : 'font-bold text-ink'}>{strings.state[choice]}</span>{' '}
        <a className="text-link" href={privacyHref} data-main-site>
          {strings.privacyLink}
        </a>
      </p>
      <div className="choices flex grow flex-wrap items-center gap-2 bg-surface py-2.5 -my-2.5 md:grow-0 md:flex-nowrap">
        {(['declined', 'accepted'] as const).map((value) => (
          <button
            key={value}
            type="button"
            className="button button-quiet flex-[1_0_6.75rem] px-4"
            value={value}
            data-needs-no-island
          >
            {value === 'declined' ? strings.decline : strings.accept}
          </button>
        ))}
        <button
          type="button"
          className="icon-button ml-auto"
          aria-label={strings.dismiss}
          data-needs-no-island
        >
          <CloseIcon />
        </button>
      </div>
    </div>
  );
}
