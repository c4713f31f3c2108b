/** What is done with a model's reply before a visitor sees it. */

/** About twice what five sentences need, in characters. */
const lengthLimit = 1_500;

/** So many of the rules' words in a row are no coincidence. */
const leakLength = 8;

export interface ReplyCheck {
  /** The addresses of the site; links to all others are dropped. */
  readonly hrefs: ReadonlySet<string>;
  /** The rules that the model was given, which it must not repeat. */
  readonly rules: string;
  /** Text of the rules that the model may say, since it is told to. */
  readonly allowed: string;
}

/**
 * Checks and tidies what a model wrote.
 *
 * @returns markdown; undefined when it must not be shown: it is empty, or gives the rules away
 */
export function checkReply(reply: string, { hrefs, rules, allowed }: ReplyCheck): string | undefined {
  if (repeats(reply, rules.replace(allowed, ''))) return undefined;
  const text = shorten(withoutForeignLinks(reply, hrefs).trim());
  return text === '' ? undefined : text;
}

/** Links to the site stay; of all others, images included, their text stays; bare addresses go. */
function withoutForeignLinks(text: string, hrefs: ReadonlySet<string>): string {
  const kept: string[] = [];
  return (
    text
      .replace(/!?\[([^\]]*)\]\(\s*<?([^\s)>]*)>?[^)]*\)/g, (link: string, label: string, href: string) => {
        if (link.startsWith('!') || !hrefs.has(href)) return label;
        kept.push(`[${label}](${href})`);
        return `\u0000${kept.length - 1}\u0000`;
      })
      // Definitions of links, and what a renderer would make a link by itself.
      .replace(/^\s*\[[^\]]*\]:.*$/gm, '')
      .replace(/<?\b(?:[a-z][a-z0-9+.-]*:\/\/|www\.|mailto:|javascript:)\S*>?/gi, '')
      .replace(/\u0000(\d+)\u0000/g, (_, index: string) => kept[Number(index)] ?? '')
  );
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
  const plain = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const said = ` ${plain(reply).join(' ')} `;
  const words = plain(rules);
  return words.some((_, start) => {
    const run = words.slice(start, start + leakLength);
    return run.length === leakLength && said.includes(` ${run.join(' ')} `);
  });
}
