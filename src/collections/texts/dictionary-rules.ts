import { z } from 'zod';
import { ContentError, type ContentProblem, problemsOf } from '../content-error.ts';
import { parseJson, readJson, readText } from '../content-files.ts';
import type { Dictionary } from './dictionary.ts';
import type { Strings } from '../../i18n/format.ts';
import { defaultLocale, type Locale } from '../../i18n/locales.ts';
import { placeholderProblem, runtimePlaceholders } from './placeholders.ts';
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

/**
 * A schema that accepts what has the same keys, list lengths and placeholders as `model`. Facts such as
 * `{brand}` and figures may stand in any text: a language may need them where another does not.
 */
function schemaLike(model: Strings, values: TextValues): z.ZodType {
  if (model === undefined) return z.undefined();
  if (typeof model === 'string') {
    const wanted = runtimePlaceholders(model).join(' ');
    return z.string('must be text in quotation marks.').superRefine((text, context) => {
      const problem = textProblem(text, wanted, values);
      if (problem) context.addIssue({ code: 'custom', message: problem });
    });
  }
  if (isList(model)) {
    const items = model.map((item) => schemaLike(item, values));
    const message = `must be a list of ${items.length}, as in English.`;
    return z
      .array(z.unknown(), message)
      .refine((list) => list.length === items.length, message)
      .pipe(z.tuple(items as [z.ZodType, ...z.ZodType[]]));
  }
  return z.strictObject(
    Object.fromEntries(Object.entries(model).map(([key, value]) => [key, schemaLike(value, values)])),
    'must be a group of texts in braces.',
  );
}

function textProblem(text: string, wanted: string, values: TextValues): string | undefined {
  if (text.trim() === '') return 'is empty. Write the text.';
  const held = runtimePlaceholders(text).join(' ');
  // First: a translated placeholder is a lost one, and English has its name.
  if (wanted && held !== wanted) return `must hold the placeholders ${wanted}, as in English.`;
  const problem = placeholderProblem(text, values, true);
  if (problem) return problem.message;
  return held === wanted ? undefined : 'holds a placeholder that English does not have. Remove it.';
}

function isList(model: Strings): model is readonly Strings[] {
  return Array.isArray(model);
}

/**
 * Checks a locale file against the English one, which is the model of all.
 *
 * @param file the file, from the project's root, for the messages
 * @param values the facts and figures that texts may name
 * @throws {ContentError} naming each missing, extra or empty key, each list of another length and
 *   each wrong or lost placeholder
 */
export function parseStrings<Model extends Strings>(
  data: unknown,
  model: Model,
  file: string,
  values: TextValues,
): Model {
  const result = schemaLike(model, values).safeParse(data, { reportInput: true });
  if (!result.success) throw new ContentError(problemsOf(file, result.error.issues));
  return result.data as Model;
}
