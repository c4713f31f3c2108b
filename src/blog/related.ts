import type { Article } from './article.ts';
import { tagIdsOf } from './tags.ts';

/** Where a reader may go on from an article. */
export interface Onward {
  /** The next older one, and after the oldest the newest again; undefined where there is no other. */
  readonly next: Article | undefined;
  /** The next newer one, unless it is `next`. */
  readonly newer: Article | undefined;
  /** Those that share most tags, newest first among equals, without the two above. */
  readonly related: readonly Article[];
}

/** More are no help to choose. */
const mostRelated = 3;

/** The places of the articles with each tag, by its id; the newest article has place 0. */
type Places = ReadonlyMap<string, readonly number[]>;

/**
 * Where to go on from each article, by its id.
 *
 * @param articles newest first
 */
export function onwardPaths(articles: readonly Article[]): ReadonlyMap<string, Onward> {
  const places = placesByTag(articles);
  // Articles with the same tags share their places with the same others.
  const known = new Map<string, readonly number[]>();
  const ranked = (article: Article): readonly number[] => {
    const ids = tagIdsOf(article).toSorted();
    const key = ids.join(' ');
    const best = known.get(key) ?? mostShared(ids, places);
    known.set(key, best);
    return best;
  };
  return new Map(
    articles.map((article, place) => [article.id, onwardFrom(place, articles, ranked(article))]),
  );
}

function placesByTag(articles: readonly Article[]): Places {
  const places = new Map<string, number[]>();
  articles.forEach((article, place) => {
    for (const id of new Set(tagIdsOf(article))) {
      const known = places.get(id) ?? [];
      known.push(place);
      places.set(id, known);
    }
  });
  return places;
}

function onwardFrom(place: number, articles: readonly Article[], ranked: readonly number[]): Onward {
  const next = (place + 1) % articles.length;
  const taken = [place - 1, place, next];
  const related = ranked.filter((other) => !taken.includes(other)).slice(0, mostRelated);
  const at = (other: number) => (other === place ? undefined : articles[other]);
  return {
    next: at(next),
    newer: place - 1 === next ? undefined : at(place - 1),
    related: related.flatMap((other) => at(other) ?? []),
  };
}

/** The places of those that share most tags: so many that enough are left without an article and its neighbours. */
function mostShared(ids: readonly string[], places: Places): number[] {
  const wanted = mostRelated + 3;
  const shared = new Map<number, number>();
  for (const place of ids.flatMap((id) => places.get(id) ?? [])) {
    shared.set(place, (shared.get(place) ?? 0) + 1);
  }
  const best: number[] = [];
  for (let count = ids.length; count > 0 && best.length < wanted; count -= 1) {
    const equals = [...shared].flatMap(([place, many]) => (many === count ? [place] : []));
    best.push(...equals.toSorted((a, b) => a - b));
  }
  return best.slice(0, wanted);
}
