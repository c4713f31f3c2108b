/** A reply of a language model, from a stand-in for its provider through the function to the panel. */

import { createServer, type Server, type ServerResponse } from 'node:http';
import { createAssistant } from '../../server/assistant.ts';
import { listen } from '../../server/listen.ts';
import { createSiteServer } from '../../server/site-server.ts';
import { standIns } from '../../server/stand-ins.ts';
import { chat } from '../support/flows.ts';
import { expect, test } from '../support/test.ts';

const dist = new URL('../../dist', import.meta.url).pathname;

/** The requests to the provider that are being answered, and whether their callers have left. */
const replies: { response: ServerResponse; hasLeft: boolean }[] = [];
const provider = createServer((_request, response) => {
  const reply = { response, hasLeft: false };
  response.writeHead(200, { 'Content-Type': 'text/event-stream' }).flushHeaders();
  response.once('close', () => (reply.hasLeft = !response.writableFinished));
  replies.push(reply);
});
let site: Server;
let home = '';

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  const address = `http://127.0.0.1:${await listen(provider, 0)}/v1`;
  const settings = { LLM_API_KEY: 'key', LLM_BASE_URL: address, LLM_MODEL: 'stand-in' };
  const assistant = Promise.resolve(createAssistant(settings));
  const services = standIns(
    () => assistant,
    () => undefined,
  );
  site = createSiteServer(dist, services);
  home = `http://localhost:${await listen(site, 0)}`;
});

test.afterAll(() => {
  for (const server of [provider, site]) {
    server.closeAllConnections();
    server.close();
  }
});

/** Waits until the provider is asked for the reply of this number, from 0; gives what writes it. */
async function replyOf(index: number) {
  await expect.poll(() => replies.length).toBe(index + 1);
  const reply = replies[index];
  return {
    write(content: string, finish: string | null = null): void {
      const data = { choices: [{ delta: { content }, finish_reason: finish }] };
      reply?.response.write(`data: ${JSON.stringify(data)}\n\n`);
    },
    end: () => reply?.response.end('data: [DONE]\n\n'),
    hasLeft: () => reply?.hasLeft,
  };
}

test('the first words are shown while the rest is written, without links that lead away', async ({
  page,
}) => {
  await page.goto(`${home}/academy`);
  const assistant = chat(page);
  await assistant.launcher.click();
  await assistant.input.fill('Hello?');
  await assistant.input.press('Enter');
  const { write, end } = await replyOf(0);
  const last = assistant.bubbles.last();

  write('It depends. Click [he');
  await expect(last).toHaveText(/: It depends\.$/);
  await expect(assistant.typing).toBeVisible();
  await expect(assistant.panel.getByRole('status')).toHaveText(assistant.strings.typing);

  write('re](https://evil.example/) now. See [us](/about).', 'stop');
  end();
  await expect(last).toHaveText(/: It depends\. Click here now\. See us\.$/);
  await expect(last.getByRole('link')).toHaveCount(1);
  await expect(assistant.typing).toBeHidden();
  await expect(assistant.panel.getByRole('status')).toContainText('It depends. Click here now. See us.');
});

test('closing the panel ends the request to the provider, and opening it asks again', async ({ page }) => {
  await page.goto(`${home}/academy`);
  const assistant = chat(page);
  await assistant.launcher.click();
  await assistant.input.fill('Hello?');
  await assistant.input.press('Enter');
  const first = await replyOf(1);
  first.write('It depends. On');
  await expect(assistant.bubbles.last()).toHaveText(/: It depends\.$/);
  await assistant.close.click();
  await expect.poll(first.hasLeft).toBe(true);

  await assistant.launcher.click();
  const second = await replyOf(2);
  await expect(assistant.typing).toBeVisible();
  await assistant.close.click();
  await expect.poll(second.hasLeft, 'before the first word').toBe(true);

  await assistant.launcher.click();
  const third = await replyOf(3);
  third.write('Hello again.', 'stop');
  third.end();
  await expect(assistant.bubbles).toHaveText([/./, /Hello\?$/, /Hello again\.$/]);
});
