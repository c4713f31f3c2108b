import { agentResult, roundMoney } from '../../../supabase/functions/_shared/payback.ts';
import type { Locale } from '../../site/locales.ts';
import { numberText, numberWord } from '../../site/number-text.ts';
import { typeset } from '../../site/typeset.ts';
import { mapValues } from '../../site/values.ts';
import { cookieYears } from '../../vendors/google-analytics.ts';
import { choiceMonths } from '../../vendors/stored-entries.ts';
import { feeNames, type Figure, type Figures } from './figures-schema.ts';
import { realCallWeek } from './launch-plan.ts';
import {
  callsWithinAYear,
  inputsForSize,
  type PaybackModel,
  paybackModel,
  planHours,
} from './payback-model.ts';

/** A figure, a text or a group of these. The months to payback are undefined if the agent never pays for itself. */
type FigureTree = Figure | string | undefined | { readonly [name: string]: FigureTree };

/** Results that are plain numbers; the others are in SEK. */
const unitlessResults = ['missed', 'answered', 'finished', 'savedHours', 'jobs', 'hoursBefore', 'hoursAfter'];

/** Every figure, given or calculated, by its name in texts, such as `notice.months:words`. */
export function figureTexts(figures: Figures, locale: Locale): Readonly<Record<string, string>> {
  return Object.fromEntries(textEntries('', withResults(figures, locale), locale));
}

type SingleFigure = Extract<Figure, { value: number }>;

function withResults(figures: Figures, locale: Locale): FigureTree {
  // `isFigure` would take `exampleWeek` and the sliders for ranges, since they have a `from`.
  const { scopes, checked, calculator, exampleWeek, ...given } = figures;
  const model = paybackModel(figures);
  return {
    ...given,
    ...callFigures(figures),
    prices: priceFigures(figures, locale),
    plan: planFigures(figures),
    retention: {
      ...figures.retention,
      googleCookieYears: { value: cookieYears },
      choiceMonths: { value: choiceMonths },
    },
    rules: rulesOfThumb(model),
    ...workedExamples(figures, model),
  };
}

/** The assumptions for a company size, formatted like its fees. */
function sizeExample({ setup, monthly, perMinute, example }: Figures['prices'][string], figures: Figures) {
  return {
    setup: { ...styleOf(setup), value: example.setup },
    monthly: { ...styleOf(monthly), value: example.monthly },
    perMinute: { ...styleOf(perMinute), value: example.perMinute },
    calls: { value: example.calls },
    projectHours: { value: planHours(figures) * example.planFactor },
  };
}

function priceFigures(figures: Figures, locale: Locale): FigureTree {
  const sizes = Object.values(figures.prices);
  const people = {
    from: Math.min(...sizes.map((size) => size.people.from)),
    to: Math.max(...sizes.map((size) => size.people.to)),
  };
  const prices = mapValues(figures.prices, (price) => ({
    ...price,
    scope: figures.scopes[price.scope]![locale],
    example: sizeExample(price, figures),
  }));
  return { ...prices, people };
}

function planFigures(figures: Figures): FigureTree {
  const { hours } = figures.plan;
  return {
    hours: { ...hours, total: { value: planHours(figures) } },
    weeks: { value: Object.keys(hours).length },
    realCallWeek: { value: realCallWeek(figures) },
  };
}

function callFigures(figures: Figures) {
  const { prices, exampleCall, exampleMonth, exampleReport } = figures;
  const { seconds } = exampleCall;
  const fee = sizeExample(Object.values(prices)[0]!, figures).perMinute;
  const cost = (seconds.value / 60) * fee.value + figures.sms.price.value;
  const finished = exampleMonth.booked.value + exampleMonth.answered.value;
  return {
    exampleCall: { seconds, cost: { ...fee, value: cost } },
    exampleMonth: { ...exampleMonth, finished: { value: finished } },
    exampleReport: { errors: { value: exampleReport.errors.length } },
  };
}

function workedExamples(figures: Figures, model: PaybackModel) {
  const { prices, example, exampleVariants, invoiceExample, invoiceExampleVariants } = figures;
  const given = { ...example, ...sizeExample(Object.values(prices)[model.exampleIndex]!, figures) };
  const worked = (changes: Readonly<Record<string, number>>, missedOnly = false): FigureTree => {
    const inputs = { ...inputsForSize(model, model.exampleIndex), ...changes };
    const callCost = inputs.agentMinutes * inputs.perMinute + figures.sms.price.value;
    return {
      ...withValues(given, inputs),
      callCost: { ...given.perMinute, value: callCost },
      ...resultFigures(agentResult({ ...inputs, missedOnly })),
    };
  };
  const invoice = (changes: Readonly<Record<string, number>>): FigureTree => {
    const inputs = withValues({ ...invoiceExample, hourlyCost: given.hourlyCost }, changes);
    return { ...inputs, ...resultFigures(invoiceResult(mapValues(inputs, ({ value }) => value))) };
  };
  return {
    example: worked({}),
    exampleMissed: worked({}, true),
    exampleVariants: mapValues(exampleVariants, (changes) => worked(changes)),
    invoiceExample: invoice({}),
    invoiceExampleVariants: mapValues(invoiceExampleVariants, invoice),
  };
}

/** Round numbers for texts about each company size, from the calculator's initial figures. */
function rulesOfThumb(model: PaybackModel): FigureTree {
  const bySize = (figureOf: (size: number) => FigureTree): FigureTree =>
    Object.fromEntries(model.sizes.map(({ name }, size) => [name, figureOf(size)]));
  const figure = (value: number | undefined): FigureTree => (value === undefined ? undefined : { value });
  const use = (size: number, missedOnly: boolean) => ({ ...inputsForSize(model, size), missedOnly });
  const calls = (missedOnly: boolean) => bySize((size) => figure(callsWithinAYear(use(size, missedOnly))));
  const payback = (missedOnly: boolean) =>
    bySize((size) => figure(agentResult(use(size, missedOnly)).months));
  const rounded = (name: 'running' | 'firstYear' | 'firstYearFees', missedOnly = false): FigureTree =>
    bySize((size) => ({ value: roundMoney(agentResult(use(size, missedOnly))[name]), unit: 'SEK' }));
  return {
    missed: bySize((size) => figure(agentResult(inputsForSize(model, size)).missed)),
    calls: calls(false),
    callsMissed: calls(true),
    payback: payback(false),
    paybackMissed: payback(true),
    running: rounded('running'),
    runningMissed: rounded('running', true),
    firstYear: rounded('firstYear'),
    firstYearFees: rounded('firstYearFees'),
  };
}

type InvoiceInputs = Readonly<Record<keyof Figures['invoiceExample'], number>>;

/** Minutes per month without the workflow, and with it: on invoices that it handles automatically, and on the others. */
export function invoiceMinutes({ invoices, shortShare, shortMinutes, longMinutes }: InvoiceInputs) {
  return {
    before: invoices * longMinutes,
    short: invoices * shortShare * shortMinutes,
    long: invoices * (1 - shortShare) * longMinutes,
  };
}

/** The monthly gain of an invoice workflow, in SEK and hours. */
function invoiceResult(
  input: InvoiceInputs & { readonly hourlyCost: number },
): Readonly<Record<string, number | undefined>> {
  const { before, short, long } = invoiceMinutes(input);
  const hoursBefore = before / 60;
  const hoursAfter = (short + long) / 60;
  const savedHours = hoursBefore - hoursAfter;
  const net = savedHours * input.hourlyCost - input.running;
  return { hoursBefore, hoursAfter, savedHours, net, months: net > 0 ? input.build / net : undefined };
}

function resultFigures(results: object): Readonly<Record<string, FigureTree>> {
  return mapValues(results as Readonly<Record<string, number | undefined>>, (value, name) => {
    if (value === undefined) return undefined;
    if (name === 'months') return { value, decimals: 1 };
    return unitlessResults.includes(name) ? { value } : { value, unit: 'SEK' };
  });
}

function styleOf({ unit, decimals }: Figure): Pick<Figure, 'unit' | 'decimals'> {
  return { unit, decimals };
}

function withValues<Group extends Readonly<Record<string, SingleFigure>>>(
  group: Group,
  numbers: Readonly<Record<string, number>>,
): Record<keyof Group, SingleFigure> {
  const figure = (old: SingleFigure, name: string): SingleFigure => ({
    ...old,
    value: numbers[name] ?? old.value,
  });
  return mapValues<string, SingleFigure, SingleFigure>(group, figure) as Record<keyof Group, SingleFigure>;
}

function textEntries(path: string, tree: FigureTree, locale: Locale): [path: string, text: string][] {
  if (tree === undefined) return [];
  if (typeof tree === 'string') return [[path, tree]];
  if (!isFigure(tree)) {
    return Object.entries(tree).flatMap(([name, child]) =>
      textEntries(path ? `${path}.${name}` : name, child, locale),
    );
  }
  const values = 'value' in tree ? [tree.value] : [tree.from, tree.to];
  const word = 'value' in tree ? numberWord(tree.value, locale) : undefined;
  const found: [string, string][] = [[path, numberText(values, tree, locale)]];
  return word === undefined ? found : [...found, [`${path}:words`, word]];
}

function isFigure(tree: Exclude<FigureTree, string | undefined>): tree is Figure {
  return typeof tree['value' as never] === 'number' || typeof tree['from' as never] === 'number';
}

export interface PriceRow {
  readonly people: string;
  readonly scope: string;
  readonly fees: readonly { readonly name: (typeof feeNames)[number]; readonly text: string }[];
  readonly exampleTexts: Readonly<Record<string, string>>;
}

export function priceRows(figures: Figures, locale: Locale): PriceRow[] {
  const all = figureTexts(figures, locale);
  return Object.keys(figures.prices).map((size) => {
    const valueOf = (path: string): string => {
      const text = all[path];
      if (text === undefined) throw new Error(`There is no figure "${path}".`);
      return typeset(text);
    };
    const text = (path: string): string => valueOf(`prices.${size}.${path}`);
    const exampleNames = [...feeNames, 'calls', 'projectHours'];
    const rules = ['running', 'firstYear', 'firstYearFees'];
    return {
      people: text('people'),
      scope: text('scope'),
      fees: feeNames.map((name) => ({ name, text: text(name) })),
      exampleTexts: Object.fromEntries([
        ...exampleNames.map((name) => [name, text(`example.${name}`)]),
        ...rules.map((name) => [name, valueOf(`rules.${name}.${size}`)]),
      ]),
    };
  });
}
