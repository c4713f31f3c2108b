import { z } from 'zod';
import { ContentError, problemsOf } from '../content-error.ts';
import type { Strings } from '../../i18n/format.ts';
import { placeholderProblem, runtimePlaceholders } from './placeholders.ts';
import type { TextValues } from './text-values.ts';

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
