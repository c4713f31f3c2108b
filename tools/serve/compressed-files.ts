import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const compressors = {
  // CDNs use this quality when they compress on the fly.
  br: (file: Buffer) => brotliCompressSync(file, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (file: Buffer) => gzipSync(file),
} as const;

export type Encoding = keyof typeof compressors;

/** The best encoding that an `Accept-Encoding` header allows; undefined when it allows neither of ours. */
export function encodingFor(accepted = ''): Encoding | undefined {
  return (['br', 'gzip'] as const).find((name) => new RegExp(`\\b${name}\\b`).test(accepted));
}

/**
 * Compresses each file at its first request and caches the result in memory.
 *
 * @returns a function that gives the compressed file; a new `version` compresses it again
 */
export function createCompressedFiles(): (file: string, version: string, encoding: Encoding) => Buffer {
  const files = new Map<string, { readonly version: string; readonly body: Buffer }>();
  return (file, version, encoding) => {
    const key = `${encoding} ${file}`;
    const known = files.get(key);
    if (known?.version === version) return known.body;
    const body = compressors[encoding](readFileSync(file));
    files.set(key, { version, body });
    return body;
  };
}
