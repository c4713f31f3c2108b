/** The search page: searches for what its field holds, and keeps the query in the address. */

import { localNumber } from '../../browser/local-number.ts';
import { cleanLine } from '../../browser/typed-text.ts';
import type { Dictionary } from '../../content/texts/dictionary.ts';
import { format } from '../../site/format.ts';
import type { Locale } from '../../site/locales.ts';
import type { Kind } from './search-documents.ts';
import { excerpt, markedPieces, type Piece } from './excerpt.ts';
import { type Found, loadSearch, type Search } from './search.ts';

interface Settings {
  readonly locale: Locale;
  readonly index: string;
  readonly kinds: Readonly<Record<Kind, string>>;
  readonly counts: Pick<Dictionary['search'], 'one' | 'many' | 'none'>;
}

/** How many results are shown at first, and how many more each time. */
const step = 10;

/** How long after the last keystroke the search starts. */
const pause = 250; // ms

/** How long after the last keystroke screen readers say how many were found: not in the middle of a word. */
const announcementDelay = 1_000; // ms

export function startSearchPage(root: HTMLElement): void {
  const { locale, index, kinds, counts } = JSON.parse(root.dataset['search'] ?? '') as Settings;
  const find = <Wanted extends Element = HTMLElement>(selector: string): Wanted => {
    const element = root.querySelector<Wanted>(selector);
    if (!element) throw new Error(`The search page lacks ${selector}.`);
    return element;
  };
  const input = find<HTMLInputElement>('input');
  const [list, more, failure] = [find('[data-results]'), find('[data-more]'), find('[data-failure]')];
  const template = find<HTMLTemplateElement>('[data-result]');
  let loading: Promise<Search> | undefined;
  let typing: ReturnType<typeof setTimeout> | undefined;
  let announcing: ReturnType<typeof setTimeout> | undefined;
  let typedAt = -Infinity;
  /** Has no query after a failure. */
  let current: { readonly query?: string; readonly results: readonly Found[] } = { query: '', results: [] };

  const load = (): Promise<Search> => {
    loading ??= loadSearch(index, locale);
    loading.catch(() => (loading = undefined));
    return loading;
  };

  const item = ({
    document: { href, kind, title, headings, text, lang },
    termOf,
  }: Found): DocumentFragment => {
    const result = template.content.cloneNode(true) as DocumentFragment;
    const link = result.querySelector('[data-title]');
    link?.setAttribute('href', href);
    link?.replaceChildren(...nodes(markedPieces(title, termOf)));
    if (lang) result.querySelector('li')?.setAttribute('lang', lang);
    // The heading above an answer is its topic.
    const labels = kind === 'answer' ? [kinds[kind], headings] : [kinds[kind]];
    result.querySelector('[data-kind]')?.replaceChildren(labels.join(' · '));
    result.querySelector('[data-excerpt]')?.replaceChildren(...nodes(excerpt(text, termOf)));
    return result;
  };

  const addResults = (): void => {
    const before = list.childElementCount;
    list.append(...current.results.slice(before, before + step).map(item));
    more.hidden = list.childElementCount >= current.results.length;
  };

  const showCount = (text: string): void => {
    find('[data-count]').textContent = text;
    const announce = (): void => find('[data-announcement]').replaceChildren(text);
    announcing = setTimeout(announce, typedAt + announcementDelay - performance.now());
  };

  const search = async (): Promise<void> => {
    clearTimeout(typing);
    // The address may hold more than the field takes.
    const query = cleanLine(input.value.slice(0, input.maxLength));
    // The visitor may have left the page since they typed.
    if (query === current.query || !root.isConnected) return;
    current = { query, results: [] };
    keepInAddress(query);
    failure.hidden = true;
    try {
      const results = query === '' ? [] : (await load())(query);
      if (current.query !== query) return;
      current = { query, results };
      list.replaceChildren();
      showCount(query && countText(results.length, query, counts));
      addResults();
    } catch (error) {
      if (current.query !== query) return;
      console.error('The search could not be loaded.', error);
      current = { results: [] };
      failure.querySelector('a')?.setAttribute('href', location.href);
      failure.hidden = false;
    }
  };

  // A failure is shown once there is a query.
  void load().catch(() => undefined);
  input.addEventListener('input', () => {
    typedAt = performance.now();
    clearTimeout(typing);
    clearTimeout(announcing);
    typing = setTimeout(() => void search(), pause);
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
  return format(many, { count: localNumber(count), query });
}

/** Gives the query an address that can be shared, without an entry in the history for each letter. */
function keepInAddress(query: string): void {
  const address = new URL(location.href);
  if (query === (address.searchParams.get('q') ?? '')) return;
  if (query === '') address.searchParams.delete('q');
  else address.searchParams.set('q', query);
  history.replaceState(history.state, '', address);
}

function nodes(pieces: readonly Piece[]): (string | HTMLElement)[] {
  return pieces.map(({ text, isMarked }) => {
    if (!isMarked) return text;
    const mark = document.createElement('mark');
    mark.textContent = text;
    return mark;
  });
}
