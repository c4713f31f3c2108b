/** Fields shared by several fact files, and the check for facts that are still invented. */

import { z } from 'zod';
import { byLocale, languages } from '../site/locales.ts';

export const requiredText = z
  .string('must be text in quotation marks.')
  .trim()
  .min(1, 'is empty. Write a text.');

export const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export const flag = z.boolean('must be true or false.');

export const perLanguage = z.strictObject(
  byLocale((locale) => requiredText.describe(languages[locale].label)),
);

export const url = z.url({
  protocol: /^https$/,
  error: 'is not a web address. Write one that begins with https://.',
});

export function pattern(form: RegExp, message: string) {
  return z.string(message).trim().regex(form, message);
}

export const country = pattern(/^[A-Z]{2}$/, 'must be the two capital letters of a country, such as "SE".');

export const phone = pattern(
  /^\+[1-9][\d ]{6,18}$/,
  'must be a number as it is dialled from abroad, such as "+46 70 174 06 05".',
);

/** The address of a file in `public/` with one of these endings. */
export function publicFile(endings: readonly string[], what: string, example: string) {
  return pattern(
    new RegExp(String.raw`^/[\w./-]+\.(?:${endings.join('|')})$`),
    `must be ${what} of public/, such as "${example}".`,
  );
}

export const sampleFields = z
  .array(requiredText, 'must be a list such as ["phone", "founders.0"], or [] when all facts are yours.')
  .describe('Fields whose facts are still invented; remove a field once it is true');

/** The value of a field by its path, such as `founders.0`; undefined if there is none. */
export function valueAt(facts: object, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, key) =>
        value instanceof Object && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined,
      facts,
    );
}

export function textAt(tree: object, path: string): string | undefined {
  const text = valueAt(tree, path);
  return typeof text === 'string' ? text : undefined;
}

/** Checks that the file has each field in one of its lists. */
export function fieldsExist<List extends string>(list: List) {
  return ({ value, issues }: z.core.ParsePayload<Readonly<Record<List, readonly string[]>>>): void => {
    for (const [index, name] of value[list].entries()) {
      if (valueAt(value, name) !== undefined) continue;
      const message = `there is no field "${name}". Correct its spelling, or remove it from the list.`;
      issues.push({ code: 'custom', input: name, path: [list, index], message });
    }
  };
}
