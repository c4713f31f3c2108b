/** What helps on the page alone: the sizes of images, scrolling areas, loading. */
const ofPagesOnly = / (?:srcset|sizes|loading|decoding|tabindex|role|aria-label|class)="[^"]*"/g;

/**
 * The text of an article for feed readers, which show it elsewhere: every address is whole, and of images only
 * the form that all readers know is left.
 *
 * @param html as `renderMarkdown` makes it: quotation marks in texts are written as entities there
 * @param url the article's whole address
 */
export function feedHtml(html: string, url: string): string {
  const { origin } = new URL(url);
  return html
    .replace(/<\/?picture>|<source [^>]*>/g, '')
    .replace(ofPagesOnly, '')
    .replace(/ (href|src)="\//g, ` $1="${origin}/`)
    .replace(/ href="#/g, ` href="${url}#`);
}
