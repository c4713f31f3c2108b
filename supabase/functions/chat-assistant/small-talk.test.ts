import assert from 'node:assert/strict';
import { type SmallTalk, smallTalkOf } from './small-talk.ts';

const said: Readonly<Record<'en' | 'sv', Readonly<Record<SmallTalk, readonly string[]>>>> = {
  en: {
    greeting: ['Hi', 'hello there!', 'Good morning, Cody', 'how are you?'],
    thanks: ['Thanks!', 'ok thank you so much for your help', 'great'],
    goodbye: ['bye', 'Goodbye!', 'have a nice day'],
    whoAreYou: ['Who are you?', 'are you a real person or a bot', 'What can you do?', 'what is your name'],
    human: [
      'I want to talk to a human',
      'Can someone call me back?',
      'call me',
      'a real person please',
      'can one of you get back to me?',
    ],
  },
  sv: {
    greeting: ['Hej', 'tjena!', 'God morgon', 'hallå där'],
    thanks: ['Tack!', 'tack så jättemycket', 'toppen, tack'],
    goodbye: ['hejdå', 'ha det bra'],
    whoAreYou: ['Vem är du?', 'är du en robot eller människa', 'vad kan du göra'],
    human: [
      'Jag vill prata med en människa',
      'kan nån ringa upp mig?',
      'ring mig tack',
      'kan någon höra av sig?',
    ],
  },
};

for (const locale of ['en', 'sv'] as const) {
  for (const [kind, messages] of Object.entries(said[locale])) {
    Deno.test(`${kind} in ${locale}`, () => {
      for (const message of messages) {
        assert.deepEqual(smallTalkOf(message, ['en', 'sv']), { kind, locale }, message);
      }
    });
  }
}

Deno.test('a question is no small talk, whatever it begins with', () => {
  const questions = [
    'Hi, what does it cost?',
    'thanks, and how long does it take?',
    'can customers still talk to a real person',
    'Hej, vad kostar det?',
    'kan kunderna prata med en riktig människa?',
    'What can you do for a dental clinic with two receptionists?',
    '',
    '🙂',
  ];
  for (const question of questions) assert.equal(smallTalkOf(question, ['en', 'sv']), undefined, question);
});

Deno.test('a long message is a question', () => {
  assert.equal(smallTalkOf(`hi ${'there '.repeat(40)}`, ['en']), undefined);
});
