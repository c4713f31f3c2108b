import type { TextTree } from '../../site/format.ts';
import { ContentError, type ContentProblem, type FieldProblem } from '../content-error.ts';
import type { Dictionary } from './dictionary.ts';
import { placeholdersAt } from './page-placeholders.ts';
import { placeholderProblem, type PlaceholderValues } from './placeholders.ts';

const servicePictures: readonly string[] = ['calls', 'order', 'week', 'none'];

/** `parseWithFallback` for a locale file; also checks the pages' limits. @throws {ContentError} with every problem */
export function parseDictionary(
  data: unknown,
  english: Dictionary,
  file: string,
  values: PlaceholderValues,
): Dictionary {
  const strings = parseWithFallback(data, english, file, values);
  const problems = [...listProblems(strings), ...pictureProblems(strings)];
  if (problems.length > 0) throw new ContentError(problems.map((problem) => ({ file, ...problem })));
  return strings;
}

function listProblems({ hero, dashboard, services }: Dictionary): FieldProblem[] {
  const lists = [
    { field: 'hero.rotatingTexts', list: hero.rotatingTexts, min: 1 },
    { field: 'services.items', list: services.items, min: 1 },
    { field: 'dashboard.chart.months', list: dashboard.chart.months, min: 12, max: 12 },
  ];
  return lists.flatMap(({ field, list, min, max = Infinity }): FieldProblem[] => {
    if (list.length >= min && list.length <= max) return [];
    const expectedLength = min === max ? `exactly ${min}` : `at least ${min}`;
    return [{ field, message: `must be a list of ${expectedLength}; it ${howMany(list, min, max)}` }];
  });
}

function howMany({ length }: readonly unknown[], min: number, max = min): string {
  return `has ${length}. ${length < min ? `Add ${min - length}` : `Remove ${length - max}`}.`;
}

function pictureProblems({ services }: Dictionary): FieldProblem[] {
  return services.items.flatMap(({ picture }, index): FieldProblem[] => {
    if (servicePictures.includes(picture)) return [];
    const message = `is “${picture}”. Write one of ${servicePictures.join(', ')}.`;
    return [{ field: `services.items.${index}.picture`, message }];
  });
}

function textProblem(
  text: string,
  expectedNames: readonly string[],
  values: PlaceholderValues,
): string | undefined {
  if (text.trim() === '') return 'is empty. Write the text.';
  const lost = expectedNames.map((name) => `{${name}}`).filter((mark) => !text.includes(mark));
  // Check this first: a translated placeholder counts as lost, too.
  if (lost.length > 0) return `must contain ${lost.join(' ')}, which the page fills in.`;
  return placeholderProblem(text, values, expectedNames);
}

function isList(tree: TextTree): tree is readonly TextTree[] {
  return Array.isArray(tree);
}

/** Checks a locale file against the English one and adds missing texts from it. @throws {ContentError} with every problem */
export function parseWithFallback<English extends TextTree>(
  data: unknown,
  english: English,
  file: string,
  values: PlaceholderValues,
): English {
  const problems: ContentProblem[] = [];
  const checked = (translated: unknown, original: TextTree, path: readonly string[]): TextTree => {
    if (translated === undefined || original === undefined) return original;
    const problem = (message: string | undefined, key: readonly string[] = []): void => {
      if (message) problems.push({ file, field: [...path, ...key].join('.'), message });
    };
    if (typeof original === 'string') {
      if (typeof translated !== 'string') problem('must be text in quotation marks.');
      else problem(textProblem(translated, placeholdersAt(path.join('.')), values));
      return String(translated);
    }
    if (isList(original)) {
      const hasSameLength = Array.isArray(translated) && translated.length === original.length;
      const found = Array.isArray(translated)
        ? `; it ${howMany(translated, original.length)}`
        : '. Put it in brackets.';
      if (!hasSameLength) problem(`must be a list of ${original.length}, as in English${found}`);
      return hasSameLength
        ? original.map((item, index) => checked(translated[index], item, [...path, String(index)]))
        : original;
    }
    if (typeof translated !== 'object' || translated === null || Array.isArray(translated)) {
      problem('must be a group of texts in braces.');
      return original;
    }
    const texts = Object.entries(original).map(([key, text]) => [
      key,
      checked(Reflect.get(translated, key), text, [...path, key]),
    ]);
    for (const key of Object.keys(translated)) {
      if (!Object.hasOwn(original, key))
        problem('this field is not known here. Remove it, or correct its spelling.', [key]);
    }
    return Object.fromEntries(texts) as TextTree;
  };
  const strings = checked(data, english, []);
  if (problems.length > 0) throw new ContentError(problems);
  return strings as English;
}
