import assert from 'node:assert/strict';
import type { ChatRequest } from '../http/chat-request.ts';
import type { AnswerOptions } from '../http/handler.ts';
import type { Knowledge } from '../knowledge.ts';
import { testKnowledge } from '../testing/knowledge.ts';
import { type AskModel, ModelError, type ModelMessage } from './chat-completions.ts';
import { checkReply, createModelAnswers, instructions, maxSiteText } from './model-answers.ts';

const question = { message: 'What does a boat cost?', messages: [] };

/** Asks an assistant whose model replies with this text; returns the reply, the prompts and the log. */
async function ask(
  model: string | Error,
  {
    request = question,
    knowledge = testKnowledge,
    ...options
  }: { request?: ChatRequest; knowledge?: Knowledge } & AnswerOptions = {},
) {
  const prompts: (readonly ModelMessage[])[] = [];
  const lines: string[] = [];
  const askModel: AskModel = (messages, signal) => {
    prompts.push(messages);
    if (signal?.aborted) return Promise.reject(new ModelError('gone'));
    return model instanceof Error ? Promise.reject(model) : Promise.resolve(model);
  };
  const answer = createModelAnswers({ knowledge, log: (line) => lines.push(line), askModel });
  const reply = await answer(request, { pageLocale: 'en', ...options });
  return { reply, prompts, log: lines.join('\n') };
}

const siteReply = await createModelAnswers({ knowledge: testKnowledge, log: assert.fail })(question);

Deno.test('the model receives its instructions, the site’s texts, the history and the question', async () => {
  const messages = [
    { role: 'user', content: 'Hi' },
    { role: 'assistant', content: 'Hello' },
  ] as const;
  const request = { ...question, messages: [...messages] };
  const { reply, prompts, log } = await ask('It depends. [Care](/en/care)', { request });
  assert.deepEqual([reply.response, log], ['It depends. [Care](/en/care)', '']);
  const [system, ...others] = prompts[0] ?? [];
  assert.equal(system?.role, 'system');
  assert.match(system?.content ?? '', /British English/);
  assert(system?.content.includes('What does a boat cost?\nen price'));
  assert(system?.content.includes('[Care en](/en/care#hull)\nWash the hull.'));
  assert(!system?.content.includes('/sv/care'), 'nothing of another language');
  assert(!system?.content.includes('en greeting'), 'no small talk');
  assert.deepEqual(others, [...messages, { role: 'user', content: question.message }]);
});

Deno.test('only the end of a long conversation is sent', async () => {
  const messages = Array.from({ length: 20 }, (_, index) => ({
    role: 'user' as const,
    content: String(index),
  }));
  const { prompts } = await ask('Yes.', { request: { ...question, messages } });
  const sent = prompts[0]?.slice(1, -1).map(({ content }) => content);
  assert.deepEqual(sent, ['14', '15', '16', '17', '18', '19']);
});

Deno.test('when the model fails, the site answers and only the reason is logged', async () => {
  for (const failure of [new ModelError('the model answered 500'), new Error(question.message), ' ']) {
    const { reply, log } = await ask(failure);
    assert.deepEqual(reply, siteReply);
    assert.match(log, /^chat-assistant: /);
    assert(!log.includes(question.message), log);
  }
});

Deno.test('when its quota is used up, the model is not called and the site answers', async () => {
  const { reply, prompts } = await ask('x', { mayUseModel: false });
  assert.deepEqual([reply, prompts], [siteReply, []]);
});

Deno.test('a reply that reveals the instructions is replaced by the site’s own answer', async () => {
  const { prompts } = await ask('x');
  const [instruction = ''] = (prompts[0]?.[0]?.content ?? '').split('\n');
  assert.deepEqual((await ask(`Sure. ${instruction} More.`)).reply, siteReply);
});

Deno.test('a visitor who leaves aborts the request to the model, without a log line', async () => {
  const { reply, log } = await ask('not ended', { signal: AbortSignal.abort() });
  assert.deepEqual([reply, log], [siteReply, '']);
});

Deno.test('the last passages are omitted in full if the texts exceed the model’s limit', async () => {
  const { passages } = testKnowledge['en']!;
  const long = { ...passages[0]!, title: 'Long', text: 'sail '.repeat(maxSiteText / 5) };
  const en = { ...testKnowledge['en']!, passages: [...passages, long, ...passages] };
  const { prompts } = await ask('x', { knowledge: { en } });
  const systemPrompt = prompts[0]?.[0]?.content ?? '';
  assert(!systemPrompt.includes('Long') && systemPrompt.endsWith('Wash the hull.\n</passages>'));
});

const unknown = 'I don’t know that. [Ask one of us](/#contact), and a person will answer.';
const hrefs = new Set(['/about', '/#contact']);
const checked = (reply: string) => checkReply(reply, hrefs, instructions('en', ''));

// The widget's tests check that only links to the site are shown.
Deno.test('a reply with a link to the site is unchanged', () => {
  const reply = 'We are in **Lulea**, *Sweden*.\n\nRead more: [About us](/about)';
  assert.equal(checked(reply), reply);
});

Deno.test('a link to anywhere else becomes plain text', () => {
  assert.equal(checked('Click [here](https://evil.example/about) now.'), 'Click here now.');
  assert.equal(checked('See [us](/about "x") and [them](//evil.example).'), 'See [us](/about) and them.');
  assert.equal(checked('![pixel](https://evil.example/p.png) Hello.'), 'pixel Hello.');
});

Deno.test('a reply that hides a link in another form is not shown', () => {
  const hidden = [
    '[a][r]\n\n[r]: /admin',
    '> [r]: /admin\n\n[r]',
    '[[a]](/admin)',
    '[a [b](/about) c](/admin)',
    '[[a](/nowhere)](/admin)',
    '[a][](/nowhere)(/admin)',
    '[a][(/admin)](/nowhere)',
    '[![a](/about)](/admin)',
    '![[a]](/admin)',
    '[a](/admin\n)',
    '[a\nb](/admin)',
    '[a](/admin "(x)")',
    '[a](/admin(x))',
    '[`]`](/admin)',
    '<https:/admin>',
    '<https:admin>',
    '[<https:admin>](/about)',
    'hthttps://tps://site.example/admin',
  ];
  for (const reply of hidden) assert.equal(checked(`Yes. ${reply}`), undefined, reply);
  assert.equal(checked('[a](\n/admin) [b](</admin>)'), 'a b');
  assert.equal(checked('See HTTPS://site.example/admin.'), 'See site.example/admin.');
});

Deno.test('invisible characters are removed from a reply and cannot hide the instructions', () => {
  const reply = 'A\u0000\u001b[1m\u200bb\u202ec\u00ad\r\nd\u2028e\tf';
  assert.equal(checked(reply), 'A[1mbc\nd\ne\tf');
  const [first = ''] = instructions('en', '').split('\n');
  for (const mark of ['\u200b', '\u00ad', '\u2060', '\u202e', '\u0007']) {
    assert.equal(checked([...first].join(mark)), undefined, mark);
  }
});

Deno.test('a reply that repeats the instructions is not shown, except for the prescribed sentence', () => {
  const [first = ''] = instructions('en', '').split('\n');
  assert.equal(checked(`Sure: ${first}`), undefined);
  assert.equal(checked(first.replaceAll(' ', ' [](/about)[](/nowhere)')), undefined);
  assert.equal(checked(first.toUpperCase().replaceAll(' ', ' - ')), undefined);
  assert.equal(checked(unknown), unknown);
});

Deno.test('an empty reply counts as none', () => {
  for (const reply of ['', ' \n', '[](/nowhere)', '[](/about)', '\u200b'])
    assert.equal(checked(reply), undefined);
});

Deno.test('a long reply ends with a complete sentence', () => {
  const short = checked('This is a sentence. '.repeat(200)) ?? '';
  assert(short.length <= 1500 && short.endsWith('This is a sentence.'));
  assert((checked('*'.repeat(100_000)) ?? '').length <= 3_000);
});
