import { useSyncExternalStore } from 'react';
import type { Dictionary } from '../../content/texts/dictionary.ts';
import { withErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { CloseIcon } from '../../ui/Icon.tsx';
import { type Consent, consent, onConsentChange } from './consent.ts';
import './CookieBanner.css';

interface Props {
  readonly question: string;
  readonly details: string;
  readonly strings: Dictionary['cookies'];
  readonly privacyHref: string;
}

/** Accept, decline, or close. React shows the current choice; `cookie-banner.ts`, which loads earlier, handles the buttons. */
export const CookieBanner = withErrorBoundary(CookieBannerView);

function CookieBannerView({ question, details, strings, privacyHref }: Props) {
  const choice = useSyncExternalStore(onConsentChange, consent, (): Consent => 'unset');
  return (
    <div className="cookie-banner panel" role="region" aria-label={strings.label} tabIndex={-1}>
      <p className="cookie-banner-text">
        <span>{question}</span>{' '}
        <span className="font-bold">{choice === 'unset' ? '' : strings.state[choice]}</span>{' '}
        <a className="text-link" href={privacyHref} data-main-site>
          {strings.privacyLink}
        </a>
      </p>
      <div className="flex flex-wrap items-center gap-x-2">
        <details className="flex-1 text-ink-soft open:basis-full">
          <summary className="disclosure max-w-fit">
            <span>{strings.details}</span>
          </summary>
          <p className="pb-2">
            <span>{details}</span> <span>{strings.state.unset}</span>
          </p>
        </details>
        {/* Stays visible while the text scrolls. */}
        <div className="cookie-banner-choices sticky -bottom-1.5 ml-auto grid min-w-[11.75rem] auto-cols-fr grid-flow-col gap-2 bg-surface py-1 max-[22rem]:min-w-0 max-[22rem]:gap-1.5">
          {(['declined', 'accepted'] as const).map((value) => (
            <button
              key={value}
              type="button"
              className="button button-secondary px-3 max-[22rem]:px-2"
              value={value}
              data-needs-no-island
            >
              {value === 'declined' ? strings.decline : strings.accept}
            </button>
          ))}
        </div>
      </div>
      <button
        type="button"
        className="icon-button absolute right-0 top-0"
        aria-label={strings.dismiss}
        data-needs-no-island
      >
        <CloseIcon />
      </button>
    </div>
  );
}
