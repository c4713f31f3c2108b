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
      'How can I talk to a human?',
      'This does not help. I just want to speak to someone, please!',
      'Hello, can you call me?',
      'please put me through to a colleague',
      'I want someone to contact me',
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
      'Hej! Jag skulle vilja tala med någon av er i stället, tack',
      'hur får jag prata med en riktig människa?',
      'Jag vill att ni ringer upp mig.',
      'koppla mig till en människa',
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
    'When will you contact me after I send the form?',
    'Can we have the agent talk to people in Finnish?',
    'How do I know when I talk to a person and when to the bot?',
    'Can I talk to people who have used it?',
    'Hur snabbt kan ni kontakta mig efter formuläret?',
    'När kan ni ringa mig?',
    'får jag prata med en människa när jag ringer numret',
    'kan den koppla mig vidare om jag sitter i möte',
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
