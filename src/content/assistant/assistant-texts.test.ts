import { expect, it } from 'vitest';
import { thrownMessage } from '../../testing/helpers/thrown-message.ts';
import { parseAssistantText } from './assistant-texts.ts';

const values = { bot: 'Nils' };
const kinds = (reply: string) =>
  `kinds:\n  - id: hi\n    reply: ${reply}\n    wordings: |\n      hi {bot}\n      hello\n`;

it('fills the owner’s facts into small talk', () => {
  expect(parseAssistantText('small-talk', 'talk.yaml', kinds('I am {bot}.'), values)).toEqual([
    { id: 'hi', reply: 'I am Nils.', wordings: ['hi Nils', 'hello'] },
  ]);
});

it('inserts each name of a fact into each template', () => {
  const source =
    'templates: |\n  {name}?\n  your {name}\nfacts:\n  - id: phone\n    question: Q?\n    names: |\n      phone\n    wordings: |\n      how do I call {bot}\n';
  expect(parseAssistantText('company-facts', 'f.yaml', source, values)).toEqual([
    { id: 'phone', question: 'Q?', wordings: ['phone?', 'your phone', 'how do I call Nils'] },
  ]);
});

it('reports errors with their line', () => {
  expect(
    thrownMessage(() => parseAssistantText('small-talk', 'talk.yaml', kinds('"I am {bto}."'), values)),
  ).toMatch(/^talk\.yaml:3, kinds\.0\.reply: contains \{bto\}/);
  expect(
    thrownMessage(() => parseAssistantText('company-facts', 'f.yaml', 'facts: [id: hi]', values)),
  ).toContain('facts.0.id: must be');
  expect(thrownMessage(() => parseAssistantText('follow-ups', 'f.yaml', 'conjunctions: and', {}))).toContain(
    'f.yaml:1, translationRequests',
  );
  expect(
    thrownMessage(() => parseAssistantText('estimates', 'e.yaml', 'peoplePhrases: x', values)),
  ).toContain('e.yaml:1, callPhrases');
});

it('a kind of question without an answer may contain any braces', () => {
  const source = 'kinds:\n  - id: hostile\n    wordings: |\n      what is {7*7}\n';
  expect(parseAssistantText('out-of-scope', 'out.yaml', source, values)).toEqual([['what is {7*7}']]);
});
