/**
 * How the PNG files are written: the drawing has five colours and the blends at their edges. The highest
 * compression takes ten times as long as this for files a fifteenth smaller.
 */
export const encoding = { colours: 64, level: 6 } as const;

/** How an article's own image is written. */
export const photoEncoding = { quality: 82, mozjpeg: true } as const;

/** The media type of a social image by its address. */
export function imageType(path: string): string {
  return path.endsWith('.jpg') ? 'image/jpeg' : 'image/png';
}
