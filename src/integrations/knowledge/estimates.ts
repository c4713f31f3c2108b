import type { Estimates } from '../../../supabase/functions/chat-assistant/knowledge.ts';
import type { AnswerWithWordings } from '../../../supabase/functions/chat-assistant/training/train.ts';
import type { EstimateTexts } from '../../content/assistant/assistant-texts.ts';
import { figureTexts, priceRows } from '../../content/figures/figure-texts.ts';
import type { Figures } from '../../content/figures/figures-schema.ts';
import { inputsForSize, paybackModel } from '../../content/figures/payback-model.ts';
import { fillIn } from '../../site/format.ts';
import { languages, type Locale } from '../../site/locales.ts';
import { numberText } from '../../site/number-text.ts';
import { untypeset } from '../../site/typeset.ts';

/** The price answer for visitors who have not mentioned their company's size. */
const yearId = 'price-year';

/** The replies for each company size. @param localized returns a text with its links localised */
export function estimatesOf(
  figures: Figures,
  { price, calculation, year, ...phrases }: EstimateTexts,
  locale: Locale,
  localized: (markdown: string) => string,
): { estimates: Estimates; year: AnswerWithWordings } {
  const model = paybackModel(figures);
  const rows = priceRows(figures, locale);
  const texts = figureTexts(figures, locale);
  const sizes = Object.entries(figures.prices).map(([id, { people: range, monthly }], index) => {
    const row = rows[index]!;
    const { from, to, ...style } = monthly;
    const yearly = numberText([from * 12, to * 12], style, locale);
    const fees = Object.fromEntries(row.fees.map(({ name, text }) => [name, untypeset(text)]));
    const people = untypeset(row.people);
    const calls = texts[`prices.${id}.example.calls`] ?? '';
    const values = { ...fees, people, yearly, calls, firstYear: texts[`rules.firstYear.${id}`] ?? '' };
    return {
      from: range.from,
      to: range.to,
      price: { id: `price-${id}`, reply: localized(fillIn(price.reply, values)) },
      yearly: fillIn(year.size, values),
      people,
      inputs: inputsForSize(model, index),
    };
  });
  const list = new Intl.ListFormat(languages[locale].languageTag);
  const { pays, slow, never } = calculation;
  return {
    estimates: {
      ...phrases,
      priceAnswerIds: [...price.answerIds, yearId],
      calculationAnswerIds: calculation.answerIds,
      sizes: sizes.map(({ yearly: _yearly, ...size }) => size),
      outside: localized(fillIn(price.outside, { people: texts['prices.people'] ?? '' })),
      verdicts: { pays: localized(pays), slow: localized(slow), never: localized(never) },
    },
    year: {
      id: yearId,
      question: year.question,
      reply: fillIn(year.reply, { sizes: list.format(sizes.map(({ yearly }) => yearly)) }),
      wordings: year.wordings,
    },
  };
}
