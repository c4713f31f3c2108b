/** Videos in articles: a still and a link, in whose place `on-demand/play-video.ts` puts the player once it is pressed. */

import { marked, type Token, type Tokens } from 'marked';
import { escapeHtml } from './escape-html.ts';

/** YouTube's player that sets no cookies before it plays. */
export const playerOrigin = 'https://www.youtube-nocookie.com';

/** The videos' own pages, as people copy their addresses. */
const addresses =
  /^https:\/\/(?:(?:www\.|m\.)?youtube\.com\/(?:watch\?(?:[^#]*&)?v=|shorts\/|live\/)|youtu\.be\/)([\w-]{11})(?![\w-])/;

/** Wind lines that gather: what stands where the author gives no picture. */
const drawing =
  '<svg viewBox="0 0 640 360" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><path d="M-20 130C140 130 180 176 320 176S500 120 660 120M-20 180C140 180 180 180 320 180S500 180 660 180M-20 230C140 230 180 184 320 184S500 240 660 240"/></svg>';

const triangle = '<svg viewBox="0 0 12 14" aria-hidden="true"><path d="M0 0v14l12-7z"/></svg>';

/** The second from which an address plays the video: `t=42`, or `t=42s` as YouTube copies it. */
const start = /[?&]t=(\d+)s?(?:[&#]|$)/;

/** A video as an article names it. */
export interface Video {
  readonly id: string;
  /** Its own page, where it plays for those without JavaScript. */
  readonly href: string;
  /** What stands in the link: words, or an image. */
  readonly tokens: readonly Token[];
}

/**
 * The video of a paragraph that is nothing but a link to it.
 *
 * @param inline what the paragraph holds
 */
export function videoOf(inline: readonly Token[]): Video | undefined {
  const [only, ...others] = inline;
  if (only?.type !== 'link' || others.length > 0) return undefined;
  const { href, tokens } = only as Tokens.Link;
  const id = addresses.exec(href)?.[1];
  return id === undefined ? undefined : { id, href, tokens };
}

/** Whether a text shows a video. */
export function hasVideo(markdown: string): boolean {
  // Most texts name none, and reading them takes as long as rendering does.
  if (!markdown.includes('youtu')) return false;
  return marked.lexer(markdown).some((token) => token.type === 'paragraph' && videoOf(token.tokens ?? []));
}

/**
 * The HTML of a video.
 *
 * @param title what it is called
 * @param note what pressing it does
 * @param still the HTML of a picture of it; a drawing where there is none
 */
export function videoHtml({ id, href }: Video, title: string, note: string, still = drawing): string {
  const second = start.exec(href)?.[1];
  const player = `${playerOrigin}/embed/${id}?autoplay=1${second === undefined ? '' : `&amp;start=${second}`}`;
  return `<figure class="video" data-video="${player}"><a href="${escapeHtml(href)}" rel="external noopener">${still}<span class="video-title">${triangle}${escapeHtml(title)}</span></a><figcaption>${escapeHtml(note)}</figcaption></figure>\n`;
}
