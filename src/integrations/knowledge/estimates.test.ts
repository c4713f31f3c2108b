import { expect, it } from 'vitest';
import { agentResult, roundMoney } from '../../../supabase/functions/_shared/payback.ts';
import {
  createEstimateFinder,
  estimateReply,
} from '../../../supabase/functions/chat-assistant/answers/estimates.ts';
import { parseFigures } from '../../content/figures/figures-schema.ts';
import { paybackModel } from '../../content/figures/payback-model.ts';
import { inputsForSize } from '../../content/figures/payback-model.ts';
import { numberText } from '../../site/number-text.ts';
import { exampleFigures } from '../../testing/fixtures/figures.ts';
import { estimatesOf } from './estimates.ts';

const figures = parseFigures(exampleFigures);
const texts = {
  peoplePhrases: ['me and {n+1}', '{n} people', '{n} of us', 'we are {n}'],
  callPhrases: { day: ['{n} calls a day'], week: ['{n} calls a week'], month: ['{n} calls a month'] },
  missedWords: ['miss'],
  numberWords: { ten: 10 },
  price: {
    answerIds: ['price'],
    reply: '{people}: {monthly}, {yearly}',
    outside: 'Only {people}. [Ask](/#contact)',
  },
  calculation: {
    answerIds: ['payback'],
    pays: '{calls} {setup} {fees} {net} {months}',
    slow: 'slow',
    never: 'never',
  },
  year: {
    question: 'A year?',
    size: '{yearly} for {people}',
    reply: 'In a year: {sizes}',
    wordings: ['a year'],
  },
};
const { estimates, year } = estimatesOf(figures, texts, 'en', String);
const hasSubject = (text: string) => !/^(\W|and|for)*$/.test(text);
const findEstimate = createEstimateFinder(estimates, hasSubject);
const ask = (answerId: string | undefined, messages: string[], previousAnswerId?: string) => {
  const estimate = findEstimate(answerId, previousAnswerId, messages);
  return estimate && estimateReply(estimates, 'en', estimate);
};
const model = paybackModel(figures);
const prices = Object.values(figures.prices);

it('each size has its own prices and their total for a year', () => {
  for (const { people, monthly } of prices) {
    const reply = ask('price', [`there are ${people.to} of us`])?.reply;
    const yearly = numberText([monthly.from * 12, monthly.to * 12], monthly, 'en');
    expect(reply).toContain(yearly);
    expect(year.reply).toContain(yearly);
  }
  const most = Math.max(...prices.map(({ people }) => people.to));
  expect(ask('price', [`${most + 1} people`])?.reply).toMatch(/^Only .*\(\/#contact\)$/);
});

it('with a number of calls it states the calculator’s result', () => {
  const people = prices[model.exampleIndex]?.people.to ?? 0;
  const inputs = inputsForSize(model, model.exampleIndex);
  for (const calls of [inputs.calls, 2 * inputs.calls]) {
    const { running, net, months = 0 } = agentResult({ ...inputs, calls });
    const money = [inputs.setup, roundMoney(running), roundMoney(net)].map((sum) => sum.toLocaleString('en'));
    const reply = ask('payback', [`${calls} calls a month, ${people} people`])?.reply;
    expect(reply?.replace('months', 'month')).toBe(
      `${calls.toLocaleString('en')} ${money.join(' ')} ${Math.max(1, Math.round(months))} month`,
    );
  }
  expect(ask('payback', [`1 calls a month and ${people} people`])?.reply).toBe('never');
  const [day, month] = [`${inputs.calls} calls a day`, `${21 * inputs.calls} calls a month`];
  expect(ask('payback', [`${day}, ${people} people`])).toEqual(
    ask('payback', [`${month}, ${people} people`]),
  );
  const usual = `${inputs.calls} calls a month`;
  expect(ask('payback', [usual])).toEqual(ask('payback', [`${usual}, ${people} people`]));
  expect(ask('payback', [`we miss ${month}`])).toBeUndefined();
  expect(ask('payback', ['0 calls a month'])).toBeUndefined();
  const result = ask('payback', [`${usual}, ${people} people`])?.reply;
  expect(ask('price', [`${usual}, ${people} people`])?.reply).toBe(result);
});

it('finds a number in an earlier question or as a word, for questions about prices only', () => {
  const people = prices[0]?.people.to ?? 0;
  expect(ask('payback', ['and with 90,000 calls a month?', `we are ${people}`])?.id).toBe('calculation');
  const small = ask('price', [`we are ${people}`]);
  expect(ask('price', [`me and ${people - 1} people`])).toEqual(small);
  expect(ask('price', [`me and ${people} people`])).not.toEqual(small);
  expect(ask('price', ['what does it cost', 'hi', `we are ${people}`])).toEqual(small);
  expect(ask(undefined, ['and for ten of us?'], 'price')).toEqual(ask('price', ['we are 10']));
  expect(ask(undefined, ['and for 1,000?', `we are ${people}`], 'payback')?.reply).toMatch(/^1,000 /);
  expect(ask('gdpr', ['and GDPR?', `we are ${people}`], 'price')).toBeUndefined();
  expect(ask('gdpr', [`we are ${people}`])).toBeUndefined();
  expect(ask('price', [`and for ${people} people?`, 'does it pay'], 'payback')).toBeUndefined();
});

it('a bare number means people after a price, and calls after a calculation or beyond all sizes', () => {
  const people = prices[0]?.people.to ?? 0;
  expect(ask(undefined, [`and for ${people}?`], 'price')).toEqual(ask('price', [`we are ${people}`]));
  const calls = ask('payback', ['90 calls a month', `we are ${people}`]);
  expect(ask(undefined, ['90', `we are ${people}`], 'payback')).toEqual(calls);
  expect(ask(undefined, ['and for 90', `we are ${people}`], 'price')).toEqual(calls);
  expect(ask(undefined, [`${people - 1}?`, `we are ${people + 1}`], 'price')?.id).toBe(
    ask('price', [`we are ${people - 1}`])?.id,
  );
  expect(ask(undefined, ['90 or 100', 'how much'], 'price')).toBeUndefined();
  expect(ask(undefined, ['90 parrots', 'how much'], 'price')).toBeUndefined();
});
