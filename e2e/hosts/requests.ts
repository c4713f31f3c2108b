import { type IncomingHttpHeaders, request } from 'node:http';

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

interface RequestOptions {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export function requestsTo(port: number) {
  /** Requests a path exactly as written; `fetch` would normalise it first. */
  function ask(path: string, { method = 'GET', headers = {} }: RequestOptions = {}): Promise<Answer> {
    return new Promise((resolve, reject) => {
      request({ host: '127.0.0.1', port, path, method, headers, agent: false }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          const { statusCode = 0, headers: answered } = response;
          resolve({ status: statusCode, headers: answered, body: Buffer.concat(chunks) });
        });
      })
        .on('error', reject)
        .end();
    });
  }

  /** Requests a path and follows a redirect: some hosts redirect every page once. */
  async function follow(path: string): Promise<Answer> {
    const answer = await ask(path);
    return answer.status < 300 || answer.status >= 400 ? answer : ask(answer.headers.location ?? '');
  }

  return { ask, follow };
}
