/** The drawing of an SVG file, without what drawing programs write around it; undefined if there is none. */
export function svgElement(file: string): string | undefined {
  return /<svg[\s\S]*<\/svg>/.exec(file)?.[0];
}
