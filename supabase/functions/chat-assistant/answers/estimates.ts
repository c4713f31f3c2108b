import { type AgentInputs, agentResult, roundMoney, verdictOf } from '../../_shared/payback.ts';
import type { Answer, Estimates, Locale } from '../knowledge.ts';
import { normalised, wordsOf } from '../language/words.ts';

/** How many of each a month has: working days, and weeks. */
const periods = { day: 21, week: 52 / 12, month: 1 };

type Estimate = Pick<Answer, 'id' | 'reply'>;
type Size = Estimates['sizes'][number];

/**
 * Makes the replies that depend on the size of a company.
 *
 * @param isBare whether a text names no subject
 * @returns a function that gives the reply for the size that a visitor has named; undefined if they have named none, or
 *   ask for something else. `now` is the id of the likeliest answer, `before` that of the earlier question's, `messages`
 *   are the visitor's, newest first
 */
export function createEstimates(
  estimates: Estimates,
  locale: Locale,
  isBare: (text: string) => boolean,
): (
  now: string | undefined,
  before: string | undefined,
  messages: readonly string[],
) => Estimate | undefined {
  const { priceAnswers, calculationAnswers, sizes, outside, verdicts } = estimates;
  const peopleIn = numberFinder(estimates.people, estimates.numbers);
  const callFinders = Object.entries(estimates.calls).map(([period, forms]) => ({
    perMonth: periods[period as keyof typeof periods],
    find: numberFinder(forms, estimates.numbers),
  }));
  const missed = new Set(estimates.missed.map(normalised));
  /** Calls a month; undefined if the text counts missed calls, which says nothing of the total. */
  const callsIn = (text: string) => {
    if (wordsOf(text).some((word) => missed.has(word))) return undefined;
    return firstOf(
      callFinders.map(({ perMonth, find }) => {
        const number = find(text);
        return number ? Math.round(number * perMonth) : undefined;
      }),
    );
  };

  /** The only number of a message that names nothing: "And for 30?" */
  const bareNumberIn = (text: string) => {
    const joined = withoutGroups(text);
    const [number, ...others] = joined.match(/\d+/g) ?? [];
    if (number === undefined || others.length > 0) return undefined;
    return isBare(joined.replace(number, '')) ? Number(number) : undefined;
  };

  return (now, before, messages) => {
    const [newest = '', ...earlier] = messages;
    const isTold = peopleIn(newest) !== undefined || callsIn(newest) !== undefined;
    const bareNumber = isTold ? undefined : bareNumberIn(newest);
    const isNamedNow = isTold || bareNumber !== undefined;
    // "And for 30?" asks for 30 calls if the conversation is about calls, else for 30 people, unless it is too many for that.
    const isBeyondSizes = sizes.every(({ to }) => (bareNumber ?? 0) > to);
    const isOfCalls =
      calculationAnswers.includes(before ?? '') || (isBeyondSizes && earlier.some((text) => peopleIn(text)));
    // "And for 50 of us?" repeats the previous question.
    const asked = isNamedNow ? [now, before] : [now];
    const isAbout = (ids: readonly string[]) => ids.some((id) => asked.includes(id));
    const people = firstOf([isOfCalls ? undefined : bareNumber, ...messages.map(peopleIn)]);
    const calls = isNamedNow
      ? firstOf([isOfCalls ? bareNumber : undefined, ...messages.map(callsIn)])
      : undefined;
    const size =
      people === undefined ? nearest(calls) : sizes.find(({ from, to }) => people >= from && people <= to);
    if (calls !== undefined && size?.inputs && isAbout([...calculationAnswers, ...priceAnswers]))
      return { id: 'calculation', reply: calculation(size.people, { ...size.inputs, calls }) };
    // "And for 30 people?" after a question about payback does not ask for the price.
    const goesOn = isNamedNow && calculationAnswers.includes(before ?? '');
    if (people === undefined || goesOn || !isAbout(priceAnswers)) return undefined;
    return size?.price ?? { id: 'price-outside', reply: outside };
  };

  function nearest(calls: number | undefined): Size | undefined {
    if (calls === undefined) return undefined;
    const distance = ({ inputs }: Size) => Math.abs(Math.log((inputs?.calls ?? Infinity) / calls));
    return sizes.toSorted((a, b) => distance(a) - distance(b))[0];
  }

  function calculation(people: string, inputs: AgentInputs): string {
    const result = agentResult(inputs);
    const { kind, months } = verdictOf(result);
    const slots: Readonly<Record<string, string>> = {
      calls: inputs.calls.toLocaleString(locale),
      people,
      setup: inputs.setup.toLocaleString(locale),
      fees: roundMoney(result.running).toLocaleString(locale),
      net: roundMoney(result.net).toLocaleString(locale),
      // With the unit, such as “5 months”.
      months: months.toLocaleString(locale, { style: 'unit', unit: 'month', unitDisplay: 'long' }),
    };
    return verdicts[kind].replace(/\{(\w+)\}/g, (slot, name: string) => slots[name] ?? slot);
  }
}

/** "1,000", "1.000" and "1 000" as 1000. */
const withoutGroups = (text: string): string => text.replace(/(?<=\d)[\s.,](?=\d{3}\b)/g, '');

/** Makes a function that finds the number in a text that has one of these forms, such as "{n} people" or "me and {n+1}". */
function numberFinder(
  forms: readonly string[],
  numbers: Readonly<Record<string, number>>,
): (text: string) => number | undefined {
  const number = `(\\d{1,6}|${Object.keys(numbers).join('|')})`;
  const patterns = forms.map(
    (form) =>
      new RegExp(`(?:^| )${normalised(form.replace(/{n(?:\+1)?}/, '0')).replace('0', number)}(?: |$)`),
  );
  return (text) => {
    const words = normalised(withoutGroups(text).replace(/\d+\s?%/g, ''));
    const found = patterns.flatMap((pattern, index) => {
      const digits = pattern.exec(words)?.[1];
      const others = forms[index]?.includes('{n+1}') ? 1 : 0;
      return digits ? (numbers[digits] ?? Number(digits)) + others : [];
    });
    return found[0];
  };
}

/** The first number that is not undefined. */
function firstOf(numbers: readonly (number | undefined)[]): number | undefined {
  return numbers.find((number) => number !== undefined);
}
