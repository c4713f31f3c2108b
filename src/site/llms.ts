/** A place of the site in `llms.txt`. */
interface LlmsLink {
  readonly title: string;
  readonly url: string;
  readonly about?: string;
}

export interface LlmsSection {
  readonly title: string;
  readonly links: readonly LlmsLink[];
}

/**
 * The text of `llms.txt`, by which language models find their way about a site (llmstxt.org): a title, a summary and
 * lists of links in markdown. Sections without links are left out.
 */
export function llmsText(title: string, summary: string, sections: readonly LlmsSection[]): string {
  const lists = sections
    .filter(({ links }) => links.length > 0)
    .map(({ title: heading, links }) => [`## ${heading}`, '', ...links.map(line)].join('\n'));
  return `${[`# ${title}`, `> ${oneLine(summary)}`, ...lists].join('\n\n')}\n`;
}

function line({ title, url, about }: LlmsLink): string {
  const name = oneLine(title).replace(/[[\]]/g, String.raw`\$&`);
  return `- [${name}](${url})${about ? `: ${oneLine(about)}` : ''}`;
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
