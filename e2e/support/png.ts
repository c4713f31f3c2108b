/** The size of a PNG image in pixels, read from its header; undefined when it is no PNG. */
export function pngSize(bytes: Buffer): { width: number; height: number } | undefined {
  const signature = bytes.subarray(0, 8).toString('hex');
  if (signature !== '89504e470d0a1a0a' || bytes.length < 24) return undefined;
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}
