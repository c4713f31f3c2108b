/** The search page: looks for what stands in its field, and keeps that in the address. Only that page brings it. */

import { format } from '../i18n/format.ts';
import type { Locale } from '../i18n/locales.ts';
import { excerpt, markedPieces, type Piece } from '../search/excerpt.ts';
import type { Kind, SearchDocument } from '../search/index-files.ts';
import { languageWords } from '../search/language-words.ts';
import { documentsOf, type Found, type ReadFile, search } from '../search/search.ts';
import type { Words } from '../search/terms.ts';

/** What `pages/[...lang]/search.astro` hands over. */
interface Settings {
  readonly locale: Locale;
  /** The folder of the index. */
  readonly index: string;
  readonly kinds: Readonly<Record<Kind, string>>;
  /** How many were found, in words. */
  readonly counts: { readonly one: string; readonly many: string; readonly none: string };
}

/** How many results are shown, and added when more are asked for. */
const step = 10;

/** While somebody types, nothing is looked for; so long after the last letter they have come to a word. */
const pause = 250; // ms

document.addEventListener('astro:page-load', () => {
  const root = document.querySelector<HTMLElement>('[data-search]');
  if (root) connect(root);
});

function connect(root: HTMLElement): void {
  const { locale, index, kinds, counts } = JSON.parse(root.dataset['search'] ?? '') as Settings;
  const one = <Found extends Element = HTMLElement>(selector: string): Found => {
    const found = root.querySelector<Found>(selector);
    if (!found) throw new Error(`The search page lacks ${selector}.`);
    return found;
  };
  const form = one<HTMLFormElement>('form');
  const input = one<HTMLInputElement>('input');
  const [list, more, failure] = [one('[data-results]'), one('[data-more]'), one('[data-failure]')];
  const template = one<HTMLTemplateElement>('[data-result]');
  const read = reader(index);
  let typing: ReturnType<typeof setTimeout> | undefined;
  /** What is shown; another query that is answered meanwhile comes too late. */
  let current: { readonly query: string; readonly found?: Found; readonly words?: Words } = { query: '' };

  const item = (
    { href, kind, title, text, lang }: SearchDocument,
    terms: readonly string[],
    words: Words,
  ) => {
    const result = template.content.cloneNode(true) as DocumentFragment;
    const link = result.querySelector<HTMLAnchorElement>('[data-title]');
    link?.setAttribute('href', href);
    link?.replaceChildren(...nodes(markedPieces(title, terms, words)));
    if (lang) result.querySelector('li')?.setAttribute('lang', lang);
    result.querySelector('[data-kind]')?.replaceChildren(kinds[kind]);
    result.querySelector('[data-excerpt]')?.replaceChildren(...nodes(excerpt(text, terms, words)));
    return result;
  };

  const fail = (error: unknown): void => {
    console.error('The search could not be loaded.', error);
    failure.querySelector('a')?.setAttribute('href', location.href);
    failure.hidden = false;
  };

  /** Adds the next results; the focus goes to the first of them when somebody asked for more. */
  const add = async (): Promise<HTMLElement | undefined> => {
    const shown = current;
    if (!shown.found || !shown.words) return undefined;
    const { terms, numbers } = shown.found;
    const before = list.childElementCount;
    const documents = await documentsOf(numbers.slice(before, before + step), read);
    if (shown !== current || list.childElementCount !== before) return undefined;
    const { words } = shown;
    list.append(...documents.map((document) => item(document, terms, words)));
    more.hidden = list.childElementCount >= numbers.length;
    return list.children[before]?.querySelector('a') ?? undefined;
  };

  const look = async (): Promise<void> => {
    const query = input.value.trim();
    if (query === current.query) return;
    const mine = { query };
    current = mine;
    keepInAddress(query);
    failure.hidden = true;
    const words = await languageWords(locale);
    const found = query === '' ? undefined : await search(query, words, read);
    if (current !== mine) return;
    current = { query, ...(found && { found, words }) };
    list.replaceChildren();
    more.hidden = true;
    one('[data-count]').textContent = found ? countText(found.numbers.length, query, locale, counts) : '';
    await add();
  };

  const start = (): void => {
    clearTimeout(typing);
    look().catch((error: unknown) => {
      current = { query: '' };
      fail(error);
    });
  };
  input.addEventListener('input', () => {
    clearTimeout(typing);
    typing = setTimeout(start, pause);
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    start();
  });
  more.addEventListener('click', () => {
    add()
      .then((first) => first?.focus())
      .catch(fail);
  });
  // What was typed before this script was here stays.
  if (input.value === input.defaultValue) {
    input.value = new URLSearchParams(location.search).get('q') ?? input.value;
  }
  start();
}

/** Reads the files of an index, each once. What could not be had is asked for again the next time. */
function reader(folder: string): ReadFile {
  const known = new Map<string, Promise<unknown>>();
  return (name) => {
    const file = known.get(name) ?? fetchJson(`${folder}/${name}.json`);
    known.set(name, file);
    file.catch(() => known.delete(name));
    return file;
  };
}

async function fetchJson(address: string): Promise<unknown> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} was answered with ${response.status}.`);
  return response.json();
}

function countText(
  count: number,
  query: string,
  locale: Locale,
  { one, many, none }: Settings['counts'],
): string {
  const text = count === 0 ? none : count === 1 ? one : many;
  return format(text, { count: new Intl.NumberFormat(locale).format(count), query });
}

/** A query has an address that can be sent to others; each letter is no step back of its own. */
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
