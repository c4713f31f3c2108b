import type { Answer, Estimates, Locale } from '../knowledge.ts';
import { normalised } from '../language/words.ts';

/** What somebody has said of their company; either may be unknown. */
interface Company {
  readonly people?: number | undefined;
  readonly calls?: number | undefined;
}

type Estimate = Pick<Answer, 'id' | 'reply'>;

/**
 * Makes the replies that depend on the size of a company.
 *
 * @returns a function that takes the likeliest answers and the messages of the visitor, newest first, and gives the
 *   reply for the size that they name; undefined where they name none, or ask for something else
 */
export function createEstimates(
  estimates: Estimates,
  locale: Locale,
): (likeliest: readonly string[], messages: readonly string[]) => Estimate | undefined {
  const { priceAnswers, calculationAnswers, sizes, outside, verdicts, latestPayback } = estimates;
  const people = numberFinder(estimates.people);
  const calls = numberFinder(estimates.calls);

  return (likeliest, messages) => {
    const [newest = ''] = messages;
    if (people(newest) === undefined && calls(newest) === undefined) return undefined;
    const company: Company = { people: firstOf(messages, people), calls: firstOf(messages, calls) };
    if (company.people === undefined) return undefined;
    const isAbout = (ids: readonly string[]) => likeliest.some((id) => ids.includes(id));
    const size = sizes.find(({ from, to }) => company.people! >= from && company.people! <= to);
    if (company.calls !== undefined && size?.gain && isAbout([...calculationAnswers, ...priceAnswers])) {
      return { id: 'calculation', reply: calculation(size, size.gain, company.calls) };
    }
    if (!isAbout(priceAnswers)) return undefined;
    return size?.price ?? { id: 'price-outside', reply: outside };
  };

  function calculation(
    size: Estimates['sizes'][number],
    { base, perCall, oneOff }: NonNullable<Estimates['sizes'][number]['gain']>,
    count: number,
  ): string {
    const net = base + perCall * count;
    const months = oneOff / net;
    const verdict = net <= 0 ? verdicts.never : months > latestPayback ? verdicts.slow : verdicts.pays;
    const slots: Readonly<Record<string, string>> = {
      calls: count.toLocaleString(locale),
      people: size.people,
      net: Math.round(net).toLocaleString(locale),
      months: months.toLocaleString(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
    };
    return verdict.replace(/\{(\w+)\}/g, (slot, name: string) => slots[name] ?? slot);
  }
}

/** Makes a function that finds the number in a text that has one of these forms, such as "{n} people". */
function numberFinder(forms: readonly string[]): (text: string) => number | undefined {
  const patterns = forms.map(
    (form) => new RegExp(`(?:^| )${normalised(form.replace('{n}', '0')).replace('0', '(\\d{1,6})')}(?: |$)`),
  );
  return (text) => {
    const words = normalised(text.replace(/(?<=\d)[\s.,](?=\d{3}\b)/g, ''));
    const found = patterns.map((pattern) => pattern.exec(words)?.[1]).find((digits) => digits !== undefined);
    return found === undefined ? undefined : Number(found);
  };
}

/** What is found in the first text that has it. */
function firstOf<Found>(
  texts: readonly string[],
  find: (text: string) => Found | undefined,
): Found | undefined {
  return texts.map(find).find((found) => found !== undefined);
}
