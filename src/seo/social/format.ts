/** Width and height of every social image in pixels. */
export const imageSize = { width: 1200, height: 630 } as const;

/** A drawing has five colours and the blends at their edges. */
export const pngOptions = { palette: true, colours: 64 } as const;

export const jpegOptions = { quality: 82, mozjpeg: true } as const;

/** The media type of a social image by its address. */
export function imageType(path: string): string {
  return path.endsWith('.jpg') ? 'image/jpeg' : 'image/png';
}
