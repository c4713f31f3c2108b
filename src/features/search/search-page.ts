/** The search page: searches for the text in its field and keeps the query in the address. */

import { cleanLine } from '../../browser/clean-text.ts';
import { formatNumber } from '../../browser/format-number.ts';
import type { Dictionary } from '../../content/texts/dictionary.ts';
import { format } from '../../site/format.ts';
import type { Locale } from '../../site/locales.ts';
import { excerpt, highlightMatches, type Segment } from './excerpt.ts';
import type { Hit, Search } from './search.ts';
import type { DocumentKind } from './search-documents.ts';

interface Settings {
  readonly locale: Locale;
  readonly kindLabels: Readonly<Record<DocumentKind, string>>;
  readonly counts: Pick<Dictionary['search'], 'one' | 'many' | 'none'>;
}

/** The number of results shown at first, and added each time. */
const resultsPerPage = 10;

/** The delay between the last keystroke and the search. */
const debounceMs = 250;

/** The delay before screen readers announce the number of results: not while the visitor is still typing. */
const announcementDelayMs = 750;

export function startSearchPage(root: HTMLElement): void {
  const { locale, kindLabels, counts } = JSON.parse(root.dataset['search'] ?? '') as Settings;
  const find = <Wanted extends Element = HTMLElement>(selector: string): Wanted => {
    const element = root.querySelector<Wanted>(selector);
    if (!element) throw new Error(`The search page lacks ${selector}.`);
    return element;
  };
  const input = find<HTMLInputElement>('input');
  const [list, more, failure] = [find('[data-results]'), find('[data-more]'), find('[data-failure]')];
  const template = find<HTMLTemplateElement>('[data-result]');
  let loading: Promise<Search> | undefined;
  let searchTimer: ReturnType<typeof setTimeout> | undefined;
  let announcementTimer: ReturnType<typeof setTimeout> | undefined;
  /** The query whose results are shown or awaited; undefined after a failure. */
  let query: string | undefined = '';
  let hits: readonly Hit[] = [];

  const load = (): Promise<Search> => {
    loading ??= import('./search.ts').then(({ loadSearch }) => loadSearch(locale));
    loading.catch(() => (loading = undefined));
    return loading;
  };

  const renderHit = ({
    document: { href, kind, title, headings, text, lang },
    matchedTerm,
  }: Hit): DocumentFragment => {
    const result = template.content.cloneNode(true) as DocumentFragment;
    const link = result.querySelector('[data-title]');
    link?.setAttribute('href', href);
    link?.replaceChildren(...nodes(highlightMatches(title, matchedTerm)));
    if (lang) result.querySelector('li')?.setAttribute('lang', lang);
    // The heading above an answer is its topic.
    const labels = kind === 'answer' ? [kindLabels[kind], headings] : [kindLabels[kind]];
    result.querySelector('[data-kind]')?.replaceChildren(labels.join(' · '));
    result.querySelector('[data-excerpt]')?.replaceChildren(...nodes(excerpt(text, matchedTerm)));
    return result;
  };

  const addResults = (): void => {
    const before = list.childElementCount;
    list.append(...hits.slice(before, before + resultsPerPage).map(renderHit));
    more.hidden = list.childElementCount >= hits.length;
  };

  const showCount = (text: string): void => {
    find('[data-count]').textContent = text;
    announcementTimer = setTimeout(
      () => find('[data-announcement]').replaceChildren(text),
      announcementDelayMs,
    );
  };

  const search = async (): Promise<void> => {
    clearTimeout(searchTimer);
    // The address may contain more than the field accepts.
    const newQuery = cleanLine(input.value.slice(0, input.maxLength));
    // The visitor may have left the page since they typed.
    if (newQuery === query || !root.isConnected) return;
    query = newQuery;
    updateUrl(newQuery);
    failure.hidden = true;
    try {
      const found = newQuery === '' ? [] : (await load())(newQuery);
      if (query !== newQuery) return;
      hits = found;
      list.replaceChildren();
      showCount(newQuery && countText(hits.length, newQuery, counts));
      addResults();
    } catch (error) {
      if (query !== newQuery) return;
      console.error('The search could not be loaded.', error);
      query = undefined;
      failure.querySelector('a')?.setAttribute('href', location.href);
      failure.hidden = false;
    }
  };

  // Failures are shown only once there is a query.
  load().catch(() => undefined);
  input.addEventListener('input', () => {
    clearTimeout(searchTimer);
    clearTimeout(announcementTimer);
    searchTimer = setTimeout(() => void search(), debounceMs);
  });
  find('form').addEventListener('submit', (event) => {
    event.preventDefault();
    void search();
  });
  more.addEventListener('click', () => {
    const first = list.childElementCount;
    addResults();
    list.children[first]?.querySelector('a')?.focus();
  });
  // Keep a query that was typed before this script ran.
  if (input.value === input.defaultValue) {
    input.value = new URLSearchParams(location.search).get('q') ?? input.value;
  }
  void search();
}

function countText(count: number, query: string, { one, many, none }: Settings['counts']): string {
  if (count === 0) return format(none, { query });
  if (count === 1) return format(one, { query });
  return format(many, { count: formatNumber(count), query });
}

/** Puts the query into a shareable address, without a history entry for each letter. */
function updateUrl(query: string): void {
  const address = new URL(location.href);
  if (query === (address.searchParams.get('q') ?? '')) return;
  if (query === '') address.searchParams.delete('q');
  else address.searchParams.set('q', query);
  history.replaceState(history.state, '', address);
}

function nodes(segments: readonly Segment[]): (string | HTMLElement)[] {
  return segments.map(({ text, isMatch }) => {
    if (!isMatch) return text;
    const mark = document.createElement('mark');
    mark.textContent = text;
    return mark;
  });
}
