/** Width and height of every social image in pixels. */
export const imageSize = { width: 1200, height: 630 } as const;
