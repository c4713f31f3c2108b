import { useSyncExternalStore } from 'react';
import { closeBanner } from '../../behaviour/banner-state.ts';
import { choose, consent, type Consent, onConsentChange } from '../../behaviour/consent.ts';
import type { Dictionary } from '../../i18n/dictionary.ts';
import { type FailureStrings, IslandBoundary } from '../shared/IslandBoundary.tsx';

export interface CookieBannerProps {
  readonly strings: Dictionary['cookies'];
  readonly privacyHref: string;
  readonly failure: FailureStrings;
}

const unknown = (): Consent => 'unset';

/** Asks for consent to analytics: accept, decline, or close without a choice (spec section 2). */
export function CookieBanner({ strings, privacyHref, failure }: CookieBannerProps) {
  const choice = useSyncExternalStore(onConsentChange, consent, unknown);
  return (
    <IslandBoundary strings={failure}>
      <div
        className="cookie-banner panel"
        role="region"
        aria-label={strings.label}
        tabIndex={-1}
        onKeyDown={(event) => {
          if (event.key === 'Escape') closeBanner();
        }}
      >
        <div className="flex items-start justify-between gap-3">
          <p className="pt-2.5 font-bold">{strings.title}</p>
          <button type="button" className="icon-button" aria-label={strings.dismiss} onClick={closeBanner}>
            <svg
              width="16"
              height="16"
              viewBox="0 0 16 16"
              stroke="currentColor"
              strokeWidth="1.75"
              strokeLinecap="round"
              aria-hidden="true"
            >
              <path d="M3 3l10 10M13 3L3 13" />
            </svg>
          </button>
        </div>
        <p className="mt-1 text-label text-ink-soft">
          {strings.text}{' '}
          <a className="text-link" href={privacyHref}>
            {strings.privacyLink}
          </a>
        </p>
        {choice !== 'unset' && <p className="mt-2 text-label font-bold">{strings.current[choice]}</p>}
        <div className="mt-4 grid grid-cols-2 gap-2">
          <button type="button" className="button button-quiet px-3" onClick={() => decide('declined')}>
            {strings.decline}
          </button>
          <button type="button" className="button button-quiet px-3" onClick={() => decide('accepted')}>
            {strings.accept}
          </button>
        </div>
      </div>
    </IslandBoundary>
  );
}

/** Closes the banner also when the choice stays what it was. */
function decide(choice: 'accepted' | 'declined'): void {
  choose(choice);
  closeBanner();
}
