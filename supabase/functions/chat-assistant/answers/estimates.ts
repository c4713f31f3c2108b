import { agentResult, roundMoney, verdictOf } from '../../_shared/payback.ts';
import type { Answer, Estimates, Locale } from '../knowledge.ts';
import { normalised, wordsOf } from '../language/words.ts';

/** How many working days and weeks a month has. */
const periods = { day: 21, week: 52 / 12, month: 1 };

/** The price or calculation that a visitor asks for. `estimateReply` puts it into words in any language. */
export interface Estimate {
  /** An index into the sizes; undefined for a company outside them. */
  readonly size: number | undefined;
  /** Calls per month; without it, the question is about the price for the size. */
  readonly calls?: number;
}

/**
 * Recognises questions whose answer depends on the size of a company.
 *
 * The returned function gets the id of the likeliest answer to the message, the id of the one to the question before it,
 * and the visitor's messages, newest first. It returns the estimate for the size that the visitor has stated. If they
 * have stated no size, or the message asks for something else, it returns undefined.
 */
export function createEstimateFinder(estimates: Estimates, hasSubject: (text: string) => boolean) {
  const { priceAnswerIds, calculationAnswerIds, sizes } = estimates;
  const peopleIn = createNumberFinder(estimates.peoplePhrases, estimates.numberWords);
  const callFinders = Object.entries(estimates.callPhrases).map(([period, phrases]) => ({
    perMonth: periods[period as keyof typeof periods],
    find: createNumberFinder(phrases, estimates.numberWords),
  }));
  const missedWords = new Set(estimates.missedWords.map(normalised));
  /** Calls per month; undefined if the text counts missed calls, which do not indicate the total. */
  const callsIn = (text: string) => {
    if (wordsOf(text).some((word) => missedWords.has(word))) return undefined;
    return firstOf(
      callFinders.map(({ perMonth, find }) => {
        const number = find(text);
        return number ? Math.round(number * perMonth) : undefined;
      }),
    );
  };

  /** The only number in a message, without a noun: "And for 30?" */
  const loneNumberIn = (text: string) => {
    const joined = withoutGroups(text);
    const [number, ...others] = joined.match(/\d+/g) ?? [];
    if (number === undefined || others.length > 0) return undefined;
    return hasSubject(joined.replace(number, '')) ? undefined : Number(number);
  };

  /** The numbers in a conversation, newest message first. Numbers of calls are ignored unless the newest message has a number. */
  const numbersIn = ([newest = '', ...earlier]: readonly string[], wasCalculation: boolean) => {
    const messages = [newest, ...earlier];
    const hasUnit = peopleIn(newest) !== undefined || callsIn(newest) !== undefined;
    const loneNumber = hasUnit ? undefined : loneNumberIn(newest);
    const hasNumber = hasUnit || loneNumber !== undefined;
    // "And for 30?" means 30 calls if the conversation is about calls. Otherwise it means 30 people, unless no size is
    // that large.
    const isBeyondSizes = sizes.every(({ to }) => (loneNumber ?? 0) > to);
    const isCalls = wasCalculation || (isBeyondSizes && earlier.some((text) => peopleIn(text)));
    const [lonePeople, loneCalls] = isCalls ? [undefined, loneNumber] : [loneNumber, undefined];
    return {
      hasNumber,
      people: firstOf([lonePeople, ...messages.map(peopleIn)]),
      calls: hasNumber ? firstOf([loneCalls, ...messages.map(callsIn)]) : undefined,
    };
  };

  return (
    answerId: string | undefined,
    previousAnswerId: string | undefined,
    messages: readonly string[],
  ): Estimate | undefined => {
    const wasCalculation = calculationAnswerIds.includes(previousAnswerId ?? '');
    const { hasNumber, people, calls } = numbersIn(messages, wasCalculation);
    // "And for 50 of us?" repeats the previous question.
    const answerIds = hasNumber ? [answerId, previousAnswerId] : [answerId];
    const asksFor = (ids: readonly string[]) => ids.some((id) => answerIds.includes(id));
    const size = people === undefined ? nearestSize(calls) : sizeOf(people);
    if (calls !== undefined && size !== undefined && asksFor([...calculationAnswerIds, ...priceAnswerIds]))
      return { size, calls };
    // "And for 30 people?" after a question about payback does not ask for the price.
    const repeatsCalculation = hasNumber && wasCalculation;
    if (people === undefined || repeatsCalculation || !asksFor(priceAnswerIds)) return undefined;
    return { size };
  };

  function sizeOf(people: number): number | undefined {
    const size = sizes.findIndex(({ from, to }) => people >= from && people <= to);
    return size < 0 ? undefined : size;
  }

  function nearestSize(calls: number | undefined): number | undefined {
    if (calls === undefined) return undefined;
    const distances = sizes.map(({ inputs }) => Math.abs(Math.log(inputs.calls / calls)));
    return distances.indexOf(Math.min(...distances));
  }
}

/** The reply to an estimate, with the id of its answer. */
export function estimateReply(
  { sizes, outside, verdicts }: Estimates,
  locale: Locale,
  estimate: Estimate,
): Pick<Answer, 'id' | 'reply'> {
  const size = sizes[estimate.size ?? -1];
  if (!size) return { id: 'price-outside', reply: outside };
  if (estimate.calls === undefined) return size.price;
  const inputs = { ...size.inputs, calls: estimate.calls };
  const result = agentResult(inputs);
  const { kind, months } = verdictOf(result);
  const slots: Readonly<Record<string, string>> = {
    calls: inputs.calls.toLocaleString(locale),
    people: size.people,
    setup: inputs.setup.toLocaleString(locale),
    fees: roundMoney(result.running).toLocaleString(locale),
    net: roundMoney(result.net).toLocaleString(locale),
    // With the unit, such as “5 months”.
    months: months.toLocaleString(locale, { style: 'unit', unit: 'month', unitDisplay: 'long' }),
  };
  const reply = verdicts[kind].replace(/\{(\w+)\}/g, (slot, name: string) => slots[name] ?? slot);
  return { id: 'calculation', reply };
}

/** Turns "1,000", "1.000" and "1 000" into 1000. */
const withoutGroups = (text: string): string => text.replace(/(?<=\d)[\s.,](?=\d{3}\b)/g, '');

/** Creates a function that finds the number in a text with one of these phrases, such as "{n} people" or "me and {n+1}". */
function createNumberFinder(
  phrases: readonly string[],
  numberWords: Readonly<Record<string, number>>,
): (text: string) => number | undefined {
  const number = `(\\d{1,6}|${Object.keys(numberWords).map(RegExp.escape).join('|')})`;
  const patterns = phrases.map(
    (phrase) =>
      new RegExp(`(?:^| )${normalised(phrase.replace(/{n(?:\+1)?}/, '0')).replace('0', number)}(?: |$)`),
  );
  return (text) => {
    const words = normalised(withoutGroups(text).replace(/\d+\s?%/g, ''));
    const found = patterns.flatMap((pattern, index) => {
      const digits = pattern.exec(words)?.[1];
      const others = phrases[index]?.includes('{n+1}') ? 1 : 0;
      return digits ? (numberWords[digits] ?? Number(digits)) + others : [];
    });
    return found[0];
  };
}

/** The first number that is not undefined. */
function firstOf(numbers: readonly (number | undefined)[]): number | undefined {
  return numbers.find((number) => number !== undefined);
}
