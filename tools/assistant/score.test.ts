import { expect, it } from 'vitest';
import { testKnowledge } from '../../../supabase/functions/chat-assistant/testing/site.ts';
import { score } from './score.ts';

const { sentences } = testKnowledge.languages['en']!;
const asked = (expect: string[]) => ({ locale: 'en', history: [], message: '', expect });
const scored = (ids: string[], response: string, suggestions: string[] = []) =>
  score(asked(ids), { response, suggestions }, testKnowledge);

it('score tells what was right about a reply', () => {
  const good = { language: true, wrongAlone: false };
  expect(scored(['price'], 'en price')).toEqual({ right: true, withinTap: true, ...good });
  expect(scored(['price'], sentences.unsure, ['What does a boat cost?'])).toEqual({
    right: false,
    withinTap: true,
    ...good,
  });
  expect(scored(['none'], sentences.unknown)).toEqual({ refused: true, ...good });
  expect(scored(['price'], 'en colour')).toMatchObject({ right: false, language: true, wrongAlone: true });
  expect(scored(['price'], `en colour\n\n${sentences.alternatives}`, ['x'])).toMatchObject({
    wrongAlone: false,
  });
  expect(scored(['price'], 'sv price')).toMatchObject({ language: false });
});
