/** Checks a model's reply before a visitor sees it. */

/** The longest reply that is shown, in characters: about twice what five sentences need. */
const lengthLimit = 1_500;

/** So many words of the rules in a row are not a coincidence. */
const leakLength = 8;

/** A link or an image of markdown, in its usual form. */
const link = /!?\[([^\][\n]*)\]\(\s*([^\s()]*)[^()\n]*\)/g;

/** Other forms of markdown links: nested brackets, definitions, addresses in angle brackets or bare. */
const otherLink = /\]\(|\]:|<[a-z][a-z\d+.-]*:|https?:\/\//i;

/** Characters that nobody sees: they would hide the rules in a reply, or turn its writing around. */
const invisible = /(?![\n\t])[\p{Cc}\p{Cf}]/gu;

/**
 * Checks a model's text. The widget shows markdown as text or links to the site and never as HTML; here a reply also
 * loses the links to pages that the site does not have.
 *
 * @param hrefs the addresses of the site; links to all others become their text
 * @param rules the instructions, which the reply must not repeat
 * @returns markdown; undefined when it must not be shown: it is empty, gives the rules away or hides a link
 */
export function checkReply(reply: string, hrefs: ReadonlySet<string>, rules: string): string | undefined {
  const start = shorten(
    reply
      .replace(/[\u2028\u2029]/g, '\n')
      .replace(invisible, '')
      .trim(),
  );
  const isOwn = (all: string, href: string) => all.startsWith('[') && hrefs.has(href);
  const checked = start
    .replace(link, (all, words: string, href: string) => (isOwn(all, href) ? `[${words}](${href})` : words))
    // The widget turns a bare address into a link.
    .replace(/https?:\/\//gi, '');
  // The words as they are read.
  const rest = checked.replace(link, (all, words: string, href: string) => (isOwn(all, href) ? words : all));
  const isShown = rest.trim() !== '' && !otherLink.test(rest) && !repeats(rest, rules);
  return isShown ? checked : undefined;
}

/** Cuts after the last whole sentence that fits. */
function shorten(text: string): string {
  if (text.length <= lengthLimit) return text;
  const start = text.slice(0, lengthLimit);
  const end = Math.max(...['. ', '! ', '? ', '.\n'].map((mark) => start.lastIndexOf(mark)));
  return end > 0 ? start.slice(0, end + 1) : start;
}

/** True when the reply holds a run of the rules' words. */
function repeats(reply: string, rules: string): boolean {
  const wordsIn = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const said = ` ${wordsIn(reply).join(' ')} `;
  const words = wordsIn(rules);
  return words.some((_, start) => {
    const run = words.slice(start, start + leakLength);
    return run.length === leakLength && said.includes(` ${run.join(' ')} `);
  });
}
