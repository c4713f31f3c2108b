import { byLocale, type Locale } from '../../i18n/locales.ts';
import { siteValues } from '../texts/site-values.ts';
import type { Site } from '../owner/schema.ts';
import { invoiceResults, phoneResults, type Single, type WorkedExample, workedExample } from './examples.ts';
import type { Figure, Figures, Inputs } from './figures-schema.ts';
import { numberText, numberWord } from './number-text.ts';

/** A figure, or a group of figures. */
type Tree = Figure | string | { readonly [name: string]: Tree };

/**
 * Every figure, given or computed, as the language writes it, by the name that texts give it:
 * `prices.small.setup`, `notice.months:words`.
 */
export function figureTexts(figures: Figures, locale: Locale): Readonly<Record<string, string>> {
  return Object.fromEntries(texts('', withResults(figures, locale), locale));
}

function withResults(figures: Figures, locale: Locale): Tree {
  const {
    scopes,
    plan,
    example: _inputs,
    calculator: _sliders,
    exampleVariants,
    invoiceExample,
    invoiceExampleVariants,
    ...rest
  } = figures;
  const example = workedExample(figures);
  const weeks = Object.values(plan.hours).map(({ value }) => value);
  const total = weeks.reduce((sum, hours) => sum + hours, 0);
  const sizes = Object.values(figures.prices);
  const prices = Object.fromEntries(
    Object.entries(figures.prices).map(([size, { scope, example: _fees, ...price }]) => {
      const words = scopes[scope]?.[locale];
      return [size, words === undefined ? price : { ...price, scope: words }];
    }),
  );
  const people = {
    from: Math.min(...sizes.map(({ people }) => people.from)),
    to: Math.max(...sizes.map(({ people }) => people.to)),
  };
  const phone = (inputs: WorkedExample): Tree => ({ ...inputs, ...phoneResults(valuesOf(inputs), total) });
  const invoice = (inputs: typeof invoiceExample): Tree => ({
    ...inputs,
    ...invoiceResults(valuesOf(inputs)),
  });
  return {
    ...rest,
    prices: sizes.length > 0 ? { ...prices, people } : {},
    plan: { hours: { ...plan.hours, total: { value: total } }, weeks: { value: weeks.length } },
    ...(example && {
      example: phone(example),
      exampleVariants: mapValues(exampleVariants, (changes) => phone(changed(example, changes))),
    }),
    invoiceExample: invoice(invoiceExample),
    invoiceExampleVariants: mapValues(invoiceExampleVariants, (changes) =>
      invoice(changed(invoiceExample, changes)),
    ),
  };
}

function valuesOf<Group extends Readonly<Record<string, Single>>>(group: Group): Inputs<Group> {
  return mapValues(group, ({ value }) => value) as Inputs<Group>;
}

/** The inputs of an example with some of their numbers changed. */
function changed<Group extends Readonly<Record<string, Single>>>(
  group: Group,
  changes: Readonly<Record<string, number>>,
): Group {
  return Object.fromEntries(
    Object.entries(group).map(([name, figure]) => [
      name,
      { ...figure, value: changes[name] ?? figure.value },
    ]),
  ) as Group;
}

function mapValues<Value, Result>(
  group: Readonly<Record<string, Value>>,
  change: (value: Value) => Result,
): Record<string, Result> {
  return Object.fromEntries(Object.entries(group).map(([name, value]) => [name, change(value)]));
}

function texts(path: string, tree: Tree, locale: Locale): [path: string, text: string][] {
  if (typeof tree === 'string') return [[path, tree]];
  if (!isFigure(tree)) {
    return Object.entries(tree).flatMap(([name, child]) =>
      texts(path ? `${path}.${name}` : name, child, locale),
    );
  }
  const values = 'value' in tree ? [tree.value] : [tree.from, tree.to];
  const word = 'value' in tree ? numberWord(tree.value, locale) : undefined;
  const found: [string, string][] = [[path, numberText(values, tree, locale)]];
  return word === undefined ? found : [...found, [`${path}:words`, word]];
}

function isFigure(tree: Exclude<Tree, string>): tree is Figure {
  return typeof tree['value' as never] === 'number' || typeof tree['from' as never] === 'number';
}

/** What stands for each placeholder of the answers, in each language: the owner's facts and the figures. */
export function faqValues(
  site: Site,
  figures: Figures,
): Readonly<Record<Locale, Readonly<Record<string, string>>>> {
  return byLocale((locale) => ({ ...siteValues(site, locale), ...figureTexts(figures, locale) }));
}
