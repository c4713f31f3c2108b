/** The svg element of a file, without what drawing programs add around it; undefined if there is none. */
export function svgElement(file: string): string | undefined {
  return /<svg[\s\S]*<\/svg>/.exec(file)?.[0];
}
