/** Elements within a line: what stands before and after them is one word. */
const inline = /<\/?(?:a|strong|em|b|i|code|del|span|mark|sub|sup)(?=[\s>])[^>]*>/g;

const entities: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&amp;': '&',
};

/** The words of HTML as `renderMarkdown` makes it, on one line. */
export function plainTextOf(html: string): string {
  return html
    .replace(inline, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:lt|gt|quot|#39|amp);/g, (entity) => entities[entity] ?? entity)
    .replace(/[ \n\t]+/g, ' ')
    .trim();
}
