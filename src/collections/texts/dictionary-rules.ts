import { ContentError, type ContentProblem } from '../content-error.ts';
import { parseJson, readJson, readText } from '../content-files.ts';
import type { Dictionary } from './dictionary.ts';
import { defaultLocale, type Locale } from '../../i18n/locales.ts';
import { parseStrings } from './schema.ts';
import { readFacts, textValues, type TextValues } from './text-values.ts';

/** Phrases that take turns for three seconds each: more than these nobody waits for. */
const maxPhrases = 12;

/** More services than these make a list that nobody reads to its end. */
const maxServices = 8;

/** How many words a service's drawing can have places for; the drawings are `src/components/home/flows.ts`. */
export const drawingPlaces: readonly number[] = [2, 3, 4];

/**
 * Checks a locale file against the English one, and against what the pages can show.
 *
 * @param model the English file, which says which texts there are
 * @param file the file, from the project's root, for the messages
 * @param data what the file holds; undefined or null where there is none
 * @param values the facts and figures that texts may name
 * @throws {ContentError} naming every wrong field and its remedy
 */
export function parseDictionary(
  data: unknown,
  model: Dictionary,
  file: string,
  values: TextValues,
): Dictionary {
  if (data === undefined || data === null) {
    const message = 'is missing. Copy the file of another language, and translate its texts.';
    throw new ContentError([{ file, field: '', message }]);
  }
  const strings = parseStrings(data, model, file, values);
  const problems = [...listProblems(strings), ...flowProblems(strings)];
  if (problems.length > 0) throw new ContentError(problems.map((problem) => ({ file, ...problem })));
  return strings;
}

/**
 * `parseDictionary` of a language's file in the project's folder.
 *
 * @throws {ContentError} also when it or the English file cannot be read
 */
export function readDictionary(
  root: string,
  locale: Locale,
  values = textValues(readFacts(root), locale),
): Dictionary {
  const file = `content/locales/${locale}.json`;
  const data = parseJson(file, readText(file, root));
  const model = readJson(`content/locales/${defaultLocale}.json`, root) as Dictionary;
  return parseDictionary(data, model, file, values);
}

type Problem = Omit<ContentProblem, 'file'>;

function listProblems({ hero, dashboard, services }: Dictionary): Problem[] {
  const lists = [
    { field: 'hero.rotatingTexts', list: hero.rotatingTexts, least: 1, most: maxPhrases },
    {
      field: 'services.items',
      list: services.items.map(({ title }) => title),
      least: 1,
      most: maxServices,
    },
    { field: 'dashboard.chart.months', list: dashboard.chart.months, least: 12, most: 12 },
  ];
  return lists.flatMap(({ field, list, least, most }): Problem[] => {
    if (list.length < least || list.length > most) {
      const wanted = least === most ? `exactly ${least}` : `${least} to ${most}`;
      return [{ field, message: `must be a list of ${wanted}; it holds ${list.length}.` }];
    }
    const twin = list.find((text, index) => list.indexOf(text) !== index);
    return twin === undefined
      ? []
      : [{ field, message: `says “${twin}” twice. Change one, or take it out.` }];
  });
}

function flowProblems({ services }: Dictionary): Problem[] {
  return services.items.flatMap(({ flow }, index): Problem[] => {
    if (drawingPlaces.includes(flow.length)) return [];
    const message = `must be a list of ${drawingPlaces.join(', ')} words, as the drawings have places; it holds ${flow.length}.`;
    return [{ field: `services.items.${index}.flow`, message }];
  });
}
