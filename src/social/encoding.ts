/** How the PNG files are written: the drawing has five colours and their edges. */
export const encoding = { palette: true, colours: 64, effort: 7, compressionLevel: 9 } as const;

/** How an article's own image is written. */
export const photoEncoding = { quality: 82, mozjpeg: true } as const;

/** The media type of a social image by its address. */
export function imageType(path: string): string {
  return path.endsWith('.jpg') ? 'image/jpeg' : 'image/png';
}
