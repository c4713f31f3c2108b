/** Draws the images that it is sent, one after the other: the other side of `threads.ts`. Run by Node as it is. */

import { parentPort } from 'node:worker_threads';
import sharp from 'sharp';
import { makeImage } from './draw.ts';
import type { SocialImage } from './image.ts';

/** What comes back for an image: the file, or why there is none. */
export type Answer = { readonly file: Uint8Array } | { readonly reason: string };

sharp.concurrency(1); // there is a thread like this one for every core

async function answerTo(image: SocialImage): Promise<Answer> {
  try {
    return { file: await makeImage(image) };
  } catch (error) {
    return { reason: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.on('message', (image: SocialImage) => {
  void answerTo(image).then((answer) => parentPort?.postMessage(answer));
});
