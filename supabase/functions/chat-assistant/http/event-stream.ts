/** Replies that are sent while they are written, as server-sent events. */

import type { AnswerOptions, Reply } from '../answers/assistant.ts';

const headersOfStream = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  // A gateway that compresses or collects the pieces would send all of them at the end.
  'Cache-Control': 'no-store, no-transform',
  'X-Accel-Buffering': 'no',
};

/** True for a client that reads a stream of events. */
export function takesEvents(headers: Headers): boolean {
  return /\btext\/event-stream\b/i.test(headers.get('Accept') ?? '');
}

/**
 * Answers with a stream as soon as a model is asked: an event `text` with `{text}`, the reply so far, each
 * time that it has grown, and at the end an event `reply` with the whole reply, which replaces what was shown.
 * An answer that comes at once is plain JSON, and an error before the stream keeps its status.
 *
 * @param answer makes the reply; its signal is aborted when the visitor has left the stream, which the stream itself
 *   tells of on every platform
 * @param onError told what goes wrong after the stream has begun; the stream then ends without a reply
 */
export function streamReply(
  answer: (options: Required<AnswerOptions>) => Promise<Reply>,
  headers: HeadersInit,
  onError: (error: unknown) => void,
): Promise<Response> {
  const left = new AbortController();
  const encoder = new TextEncoder();
  let stream: ReadableStreamDefaultController<Uint8Array> | undefined;
  const send = (event: string, data: unknown): void => {
    if (left.signal.aborted) return;
    stream?.enqueue(encoder.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`));
  };
  const end = (): void => {
    if (!left.signal.aborted) stream?.close();
  };

  return new Promise((resolve, reject) => {
    const begin = (): void => {
      const body = new ReadableStream<Uint8Array>({
        start: (controller) => {
          stream = controller;
        },
        cancel: () => left.abort(),
      });
      const all = new Headers(headers);
      for (const [name, value] of Object.entries(headersOfStream)) all.set(name, value);
      resolve(new Response(body, { headers: all }));
    };
    const onText = (text: string): void => {
      if (!stream) begin();
      if (text !== '') send('text', { text });
    };
    answer({ onText, signal: left.signal }).then(
      (reply) => {
        if (!stream) return resolve(Response.json(reply, { headers }));
        send('reply', reply);
        end();
      },
      (error: unknown) => {
        if (!stream) return reject(error);
        onError(error);
        end();
      },
    );
  });
}
