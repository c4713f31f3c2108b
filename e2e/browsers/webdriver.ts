/** A client for W3C WebDriver (https://www.w3.org/TR/webdriver2/), with the commands that the flows need. */

import { z } from 'zod';

const limit = 120_000; // ms; beyond it a browser hangs

const answerSchema = z.object({ value: z.unknown() });
const errorSchema = z.object({ error: z.string(), message: z.string() });
const sessionSchema = z.object({
  sessionId: z.string(),
  capabilities: z.object({ browserVersion: z.string() }),
});

interface Action {
  readonly type: string;
  readonly [parameter: string]: string | number;
}

async function send(method: string, url: string, body?: object): Promise<unknown> {
  const response = await fetch(url, {
    method,
    body: body ? JSON.stringify(body) : null,
    signal: AbortSignal.timeout(limit),
  });
  const { value } = answerSchema.parse(await response.json());
  if (response.ok) return value;
  const { error, message } = errorSchema.parse(value);
  throw new Error(`WebDriver answered "${error}" to ${method} ${new URL(url).pathname}: ${message}`);
}

/** True as soon as a WebDriver at this address takes new sessions. */
export async function isReady(endpoint: string): Promise<boolean> {
  const status = await send('GET', `${endpoint}/status`);
  return z.object({ ready: z.boolean() }).parse(status).ready;
}

/** A session, that is, one running browser. */
export class Session {
  readonly browserVersion: string;
  readonly #url: string;

  private constructor(url: string, browserVersion: string) {
    this.#url = url;
    this.browserVersion = browserVersion;
  }

  /**
   * Starts the browser.
   *
   * @param endpoint address of the WebDriver, such as http://127.0.0.1:4444
   * @param capabilities what the browser has to be like
   */
  static async start(endpoint: string, capabilities: object): Promise<Session> {
    const answer = await send('POST', `${endpoint}/session`, { capabilities: { alwaysMatch: capabilities } });
    const { sessionId, capabilities: given } = sessionSchema.parse(answer);
    return new Session(`${endpoint}/session/${sessionId}`, given.browserVersion);
  }

  /** Ends the browser. */
  async end(): Promise<void> {
    await send('DELETE', this.#url);
  }

  async navigate(url: string): Promise<void> {
    await this.#post('url', { url });
  }

  /**
   * @param script the body of a function, which finds its arguments in `arguments`
   * @param args values that JSON can hold
   */
  execute(script: string, args: readonly unknown[] = []): Promise<unknown> {
    return this.#post('execute/sync', { script, args });
  }

  /** The handles of all windows, the current one among them, in no order. */
  async windows(): Promise<string[]> {
    return z.array(z.string()).parse(await send('GET', `${this.#url}/window/handles`));
  }

  async switchTo(handle: string): Promise<void> {
    await this.#post('window', { handle });
  }

  async closeWindow(): Promise<void> {
    await send('DELETE', `${this.#url}/window`);
  }

  /** Sets the window's outer size, in CSS pixels. */
  async setWindowSize(width: number, height: number): Promise<void> {
    await this.#post('window/rect', { width, height });
  }

  /** Clicks with the mouse, in CSS pixels from the top left of the viewport. */
  click(x: number, y: number): Promise<void> {
    return this.#act('pointer', 'mouse', [
      { type: 'pointerMove', x, y },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ]);
  }

  /**
   * Presses keys one after the other.
   *
   * @param keys characters, or WebDriver's code points for other keys
   */
  pressKeys(keys: Iterable<string>): Promise<void> {
    return this.#act(
      'key',
      'keyboard',
      [...keys].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    );
  }

  async #act(type: 'pointer' | 'key', id: string, actions: readonly Action[]): Promise<void> {
    await this.#post('actions', { actions: [{ type, id, actions }] });
  }

  #post(command: string, body: object): Promise<unknown> {
    return send('POST', `${this.#url}/${command}`, body);
  }
}
