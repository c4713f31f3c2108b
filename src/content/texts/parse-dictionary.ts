import { ContentError, type ContentProblem, type FieldProblem } from '../content-error.ts';
import type { Dictionary } from './dictionary.ts';
import { placeholderProblem, type PlaceholderValues } from './placeholders.ts';
import type { TextTree } from '../../site/format.ts';
import { placeholdersAt } from './page-placeholders.ts';

const servicePictures: readonly string[] = ['calls', 'order', 'week', 'none'];

/** `parseWithFallback` for a locale file; also checks the pages' limits. @throws {ContentError} with every problem */
export function parseDictionary(
  data: unknown,
  model: Dictionary,
  file: string,
  values: PlaceholderValues,
): Dictionary {
  const strings = parseWithFallback(data, model, file, values);
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
    const wanted = min === max ? `exactly ${min}` : `at least ${min}`;
    return [{ field, message: `must be a list of ${wanted}; it ${howMany(list, min, max)}` }];
  });
}

function howMany({ length }: readonly unknown[], min: number, max = min): string {
  return `holds ${length}. ${length < min ? `Add ${min - length}` : `Take ${length - max} out`}.`;
}

function pictureProblems({ services }: Dictionary): FieldProblem[] {
  return services.items.flatMap(({ picture }, index): FieldProblem[] => {
    if (servicePictures.includes(picture)) return [];
    const message = `is “${picture}”. Write one of ${servicePictures.join(', ')}.`;
    return [{ field: `services.items.${index}.picture`, message }];
  });
}

function textProblem(text: string, wanted: readonly string[], values: PlaceholderValues): string | undefined {
  if (text.trim() === '') return 'is empty. Write the text.';
  const lost = wanted.map((name) => `{${name}}`).filter((mark) => !text.includes(mark));
  // Check this first: a translated placeholder counts as lost, too.
  if (lost.length > 0) return `must hold ${lost.join(' ')}, which the page fills in.`;
  return placeholderProblem(text, values, wanted);
}

function isList(model: TextTree): model is readonly TextTree[] {
  return Array.isArray(model);
}

/** Checks a locale file against the English one and adds missing texts from it. @throws {ContentError} with every problem */
export function parseWithFallback<PaybackModel extends TextTree>(
  data: unknown,
  model: PaybackModel,
  file: string,
  values: PlaceholderValues,
): PaybackModel {
  const problems: ContentProblem[] = [];
  const checked = (part: unknown, like: TextTree, path: readonly string[]): TextTree => {
    if (part === undefined || like === undefined) return like;
    const problem = (message: string | undefined, key: readonly string[] = []): void => {
      if (message) problems.push({ file, field: [...path, ...key].join('.'), message });
    };
    if (typeof like === 'string') {
      if (typeof part !== 'string') problem('must be text in quotation marks.');
      else problem(textProblem(part, placeholdersAt(path.join('.')), values));
      return String(part);
    }
    if (isList(like)) {
      const isAlike = Array.isArray(part) && part.length === like.length;
      const held = Array.isArray(part) ? `; it ${howMany(part, like.length)}` : '. Put it in brackets.';
      if (!isAlike) problem(`must be a list of ${like.length}, as in English${held}`);
      return isAlike ? like.map((item, index) => checked(part[index], item, [...path, String(index)])) : like;
    }
    if (typeof part !== 'object' || part === null || Array.isArray(part)) {
      problem('must be a group of texts in braces.');
      return like;
    }
    const texts = Object.entries(like).map(([key, text]) => [
      key,
      checked(Reflect.get(part, key), text, [...path, key]),
    ]);
    for (const key of Object.keys(part)) {
      if (!Object.hasOwn(like, key))
        problem('this field is not known here. Remove it, or correct its spelling.', [key]);
    }
    return Object.fromEntries(texts) as TextTree;
  };
  const strings = checked(data, model, []);
  if (problems.length > 0) throw new ContentError(problems);
  return strings as PaybackModel;
}
