/** What the assistant says, with the knowledge of a small site of its own. */

import { describe, expect, it } from 'vitest';
import { createAssistant } from '../supabase/functions/chat-assistant/answers/assistant.ts';
import { testKnowledge } from './test-knowledge.ts';

const assistant = createAssistant({ knowledge: testKnowledge, log: expect.unreachable });

function ask(message: string, page?: string, earlier: readonly string[] = []) {
  const messages = earlier.map((content) => ({ role: 'user' as const, content }));
  return assistant.answer({ message, messages }, page);
}

describe('the assistant', () => {
  it('gives every offered question its own answer, on a page of either language', async () => {
    for (const [locale, { answers }] of Object.entries(testKnowledge.languages)) {
      for (const { question, reply } of answers) {
        for (const page of question ? testKnowledge.locales : []) {
          const expected = { response: reply, suggestions: [] };
          expect(await ask(question ?? '', page), `${locale} on ${page}`).toEqual(expected);
        }
      }
    }
  });

  it('knows short wordings by heart, whatever their marks and capitals', async () => {
    expect(await ask('Delivery time?!')).toEqual({ response: 'en delivery', suggestions: [] });
    expect(await ask('HEJ', 'en')).toEqual({ response: 'sv greeting', suggestions: [] });
  });

  it('knows by heart what another language says, where its own has no answer', async () => {
    expect((await ask('hej', 'en', ['how much is a boat'])).response).toBe('sv greeting');
  });

  it('answers other wordings than those that it has learnt from', async () => {
    expect((await ask('what would the price of a small boat be')).response).toMatch(/^en price/);
    expect((await ask('hur mycket kostar en liten båt')).response).toMatch(/^sv price/);
  });

  it('answers a short question that continues the one before it', async () => {
    const { response } = await ask('and of a boat', 'en', ['what is the price']);
    expect(response).toMatch(/^en price/);
  });

  it('says that it does not know what the site does not answer', async () => {
    for (const message of ['who won the match yesterday', 'xyzzy plugh', '???']) {
      const { response } = await ask(message, 'en');
      expect([testKnowledge.languages['en']?.sentences.unknown, 'en: one of these?']).toContain(response);
    }
  });

  it('offers at most three questions, and only such as it answers', async () => {
    const questions = testKnowledge.languages['en']?.answers.map(({ question }) => question);
    for (const message of ['boat', 'the hull and the sails', 'is it quick', 'which boat is it when']) {
      const { suggestions } = await ask(message, 'en');
      expect(suggestions.length).toBeLessThanOrEqual(3);
      expect(questions).toEqual(expect.arrayContaining([...suggestions]));
    }
  });

  it('quotes a passage from its beginning where no answer is written, and counts what it leaves out', async () => {
    const { response } = await ask('lift the mast, storage', 'en');
    expect(response).toBe(
      '**Winter storage**\n\nWinter storage begins in October.\n- Wash the hull.\n- Empty the tank.\n- Lift the mast.\n- Dry the sails.\n… and 1 more.\n\nMore: [Care – Winter storage](/care#winter-storage)',
    );
  });

  it('says with a passage which questions may have been meant, where any is near', async () => {
    const { response, suggestions } = await ask('storage, hull', 'en');
    expect(response).toContain('Winter storage begins in October.');
    expect(suggestions).not.toEqual([]);
    expect(response.endsWith('\n\nen: or one of these?')).toBe(true);
  });

  it('quotes no passage to what is more like a question that the site does not answer', async () => {
    const { response } = await ask('wash in winter', 'en');
    expect(response).toBe(testKnowledge.languages['en']?.sentences.unknown);
  });

  it('says in a language without answers which ones it speaks', async () => {
    expect((await ask('?!', 'de')).response).toBe('de: I speak English and Swedish.');
  });
});
