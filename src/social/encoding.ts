/** How the PNG files are written: the drawing has five colours and their edges. */
export const encoding = { palette: true, colours: 64, effort: 7, compressionLevel: 9 } as const;
