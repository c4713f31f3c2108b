/** The sentences of markdown without tables, images and links, in their order. */
export function sentencesOf(markdown: string): string[] {
  return markdown
    .split('\n')
    .filter((line) => !/^\s*(?:[|#]|!\[)/.test(line))
    .flatMap((line) =>
      line
        .replace(/^\s*(?:[-*>]|\d+\.)\s+/, '')
        .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
        .split(/(?<=\S[.!?][”’"*]{0,3})\s+(?=[\p{Lu}“"*])/u),
    )
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}
