import { useSyncExternalStore } from 'react';
import { closeBanner } from '../../client/consent/banner-state.ts';
import { choose, consent, type Choice, type Consent, onConsentChange } from '../../client/consent/consent.ts';
import type { Dictionary } from '../../collections/texts/dictionary.ts';
import { CloseIcon } from '../shared/CloseIcon.tsx';
import { type FailureStrings, withBoundary } from '../shared/IslandBoundary.tsx';
import './CookieBanner.css';

export interface CookieBannerProps {
  readonly strings: Dictionary['cookies'];
  readonly privacyHref: string;
  readonly failure: FailureStrings;
}

const unknown = (): Consent => 'unset';

/** Asks for consent to analytics: accept, decline, or close without a choice. */
export const CookieBanner = withBoundary(View);

function View({ strings, privacyHref }: CookieBannerProps) {
  const choice = useSyncExternalStore(onConsentChange, consent, unknown);
  return (
    <div
      className="cookie-banner max-h-[50dvh] flex-wrap items-center gap-x-8 gap-y-2 overflow-y-auto border-t border-line bg-surface px-gutter py-2.5 md:flex-nowrap"
      role="region"
      aria-label={strings.label}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key === 'Escape') closeBanner();
      }}
    >
      <p className="basis-full text-label text-ink-soft md:basis-0 md:grow">
        <strong className="text-ink">{strings.title}</strong> {strings.text}{' '}
        <a className="text-link" href={privacyHref} data-main-site>
          {strings.privacyLink}
        </a>
        {choice !== 'unset' && <strong className="block text-ink">{strings.current[choice]}</strong>}
      </p>
      <div className="flex grow items-center gap-2 md:grow-0">
        <button type="button" className="button button-quiet flex-1 px-4" onClick={() => decide('declined')}>
          {strings.decline}
        </button>
        <button type="button" className="button button-quiet flex-1 px-4" onClick={() => decide('accepted')}>
          {strings.accept}
        </button>
        <button
          type="button"
          className="icon-button ml-auto"
          aria-label={strings.dismiss}
          onClick={closeBanner}
        >
          <CloseIcon />
        </button>
      </div>
    </div>
  );
}

/** Closes the banner also when the choice stays what it was. */
function decide(choice: Choice): void {
  choose(choice);
  closeBanner();
}
