import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const compressors = {
  // The quality that CDNs use when they compress on the fly.
  br: (file: Buffer) => brotliCompressSync(file, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (file: Buffer) => gzipSync(file),
} as const;

export type Encoding = keyof typeof compressors;

/** The encoding for a client by its `Accept-Encoding`, the better one first; undefined when it takes none of ours. */
export function encodingFor(accepted = ''): Encoding | undefined {
  return (['br', 'gzip'] as const).find((name) => new RegExp(`\\b${name}\\b`).test(accepted));
}

/**
 * Compresses each file once, when it is first asked for: that takes some milliseconds, and what is kept is smaller
 * than the files themselves.
 *
 * @returns gives a file compressed; `version` says which state of it is wanted
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
