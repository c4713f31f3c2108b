// Not in stored.ts: browsers load that.
import { areaOf, type OwnName, type StoredEntry } from './stored.ts';

const details = {
  'analytics-consent': { purpose: 'consent', period: 'cleared' },
  'analytics-consent-record': { purpose: 'consentRecord', period: 'cleared' },
  'preferred-language': { purpose: 'language', period: 'cleared' },
  chat: { purpose: 'chat', period: 'tab' },
  'form-draft-*': { purpose: 'draft', period: 'tab' },
} as const satisfies Record<OwnName, Pick<StoredEntry, 'purpose' | 'period'>>;

/** The data that the site itself stores in the browser, for the privacy policy; the files of the analytics vendors list theirs. */
export const ownEntries: readonly StoredEntry[] = (Object.keys(details) as OwnName[]).map((name) => ({
  name,
  kind: areaOf(name),
  ...details[name],
}));
