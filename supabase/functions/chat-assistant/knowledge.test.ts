import assert from 'node:assert/strict';
import { createChatAssistant } from './chat-assistant.ts';
import { testKnowledge } from './testing/site.ts';

Deno.test('knowledge that is incomplete stops the start with a sentence', () => {
  const start = (knowledge: unknown) =>
    createChatAssistant({ read: () => undefined, knowledge, log: assert.fail });
  start(testKnowledge);
  for (const [knowledge, place] of [
    [{}, 'locales'],
    [{ locales: ['en'], languages: {} }, 'languages: lacks one of "locales"'],
    [{ locales: ['en'], languages: { en: {} } }, 'languages.en.sentences'],
  ] as const) {
    assert.throws(
      () => start(knowledge),
      ({ message }: Error) => message.startsWith(`knowledge.json: ${place}`) && !message.includes('\n'),
    );
  }
});
