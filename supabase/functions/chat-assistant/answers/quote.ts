import type { Passage, Sentences } from '../knowledge.ts';
import { fillIn } from './fill-in.ts';
import { escapeMarkdown } from '../model/markdown.ts';

/** About what one reads in a chat without scrolling, in characters. */
const length = 450;

/** More items than these make a wall of text. */
const itemLimit = 4;

/**
 * What a passage says, from its beginning under the name of its section, with a link to it: paragraphs as long
 * as they are short enough, then items of a list. A list that is cut says so.
 */
export function quote({ text, title, href }: Passage, sentences: Sentences): string {
  const lines = text.split('\n');
  const shown: string[] = [];
  let items = 0;
  for (const line of lines) {
    const isItem = line.startsWith('- ');
    const size = shown.join('\n').length + line.length;
    if (shown.length > 0 && (size > length || items === itemLimit)) break;
    if (isItem) items += 1;
    shown.push(isItem ? `- ${escapeMarkdown(line.slice(2))}` : escapeMarkdown(firstSentences(line)));
  }
  const rest = lines.slice(shown.length);
  if (items > 0 && rest[0]?.startsWith('- ')) {
    const count = rest.filter((line) => line.startsWith('- ')).length;
    shown.push(fillIn(sentences.more, { count: String(count) }));
  }
  const source = fillIn(sentences.source, { title: escapeMarkdown(title), href });
  // Without it, "You have few calls" and "The figures are invented" would be about nothing.
  const [, section] = /^.* – (.*)$/.exec(title) ?? [];
  const heading = section === undefined ? '' : `**${escapeMarkdown(section)}**\n\n`;
  return `${heading}${shown.join('\n')}\n\n${source}`;
}

/** A paragraph, or its first sentences where it is long. */
function firstSentences(paragraph: string): string {
  if (paragraph.length <= length) return paragraph;
  const sentences = paragraph.split(/(?<=[.!?]) /);
  let result = sentences[0] ?? '';
  for (const sentence of sentences.slice(1)) {
    if (result.length + sentence.length > length) break;
    result += ` ${sentence}`;
  }
  return result;
}
