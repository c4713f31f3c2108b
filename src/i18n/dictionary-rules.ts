import { ContentError, type ContentProblem } from '../site/content-error.ts';
import type { Dictionary } from './dictionary.ts';
import { parseStrings } from './schema.ts';

/** Phrases that take turns for three seconds each: more than these nobody waits for. */
const maxPhrases = 12;

/** How many words each service's drawing has places for; the drawings are `src/sections/flows.ts`. */
export const drawingPlaces: readonly number[] = [3, 4, 2];

/**
 * Checks a locale file against the English one, and against what the pages can show.
 *
 * @param model the English file, which says which texts there are
 * @param file the file, from the project's root, for the messages
 * @throws {ContentError} naming every wrong field and its remedy
 */
export function parseDictionary(data: unknown, model: Dictionary, file: string): Dictionary {
  const strings = parseStrings(data, model, file);
  const problems = [...listProblems(strings), ...flowProblems(strings)];
  if (problems.length > 0) throw new ContentError(problems.map((problem) => ({ file, ...problem })));
  return strings;
}

type Problem = Omit<ContentProblem, 'file'>;

function listProblems({ hero, dashboard, services }: Dictionary): Problem[] {
  const lists = [
    { field: 'hero.rotatingTexts', list: hero.rotatingTexts, least: 1, most: maxPhrases },
    {
      field: 'services.items',
      list: services.items.map(({ title }) => title),
      least: 1,
      most: drawingPlaces.length,
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
    const places = drawingPlaces[index];
    if (places === undefined || flow.length === places) return [];
    const message = `must be a list of ${places}: the drawing of service ${index + 1} has a place for each.`;
    return [{ field: `services.items.${index}.flow`, message }];
  });
}
