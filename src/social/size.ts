/** Width and height of every social image in pixels (spec section 9). */
export const imageSize = { width: 1200, height: 630 } as const;
