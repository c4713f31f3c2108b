import GithubSlugger from 'github-slugger';
import { Marked, type RendererObject, type Tokens } from 'marked';
import { escapeHtml } from '../../site/escape-html.ts';
import type { Locale } from '../../site/locales.ts';
import { isRootRelative, localizeHref, routes } from '../../site/routes.ts';
import { typeset, typesetProse, untypeset } from '../../site/typeset.ts';
import { findImage } from '../articles/article-images.ts';
import { diagramIn, diagramNames } from './diagrams.ts';
import { plainTextOf } from './tokens.ts';

interface Heading {
  readonly id: string;
  readonly text: string;
  /** 2 for the article's own top level, then 3 and 4. */
  readonly level: number;
}

interface RenderOptions {
  readonly locale: Locale;
  readonly tableLabel: string;
  /** Accessible name of code blocks. Without one they are not focusable, so the keyboard cannot scroll them. */
  readonly codeLabel?: string;
  /** The page that shows the text, as a path without language; the blog by default. */
  readonly from?: string;
  /** The article's images by file name; any other image is replaced by its alternative text. */
  readonly images?: ReadonlyMap<string, ResponsiveImage>;
  /** Generates the headings' ids; the texts of a page share it. By default, one for an article's page. */
  readonly slugger?: GithubSlugger;
}

/** Ids of the article page itself, which no heading may have. */
const pageIds: readonly string[] = ['main', 'read-next', 'related', 'share'];

export function sluggerReserving(reserved: readonly string[]): GithubSlugger {
  const slugger = new GithubSlugger();
  for (const id of reserved) slugger.slug(id);
  return slugger;
}

/** For articles and legal texts: shows raw HTML as text, and makes links safe and localised. */
function safeRenderer(locale: Locale, from: string): RendererObject {
  return {
    html(token) {
      const text = escapeHtml(token.text);
      return 'block' in token && token.block ? `<p>${text.trim()}</p>\n` : text;
    },
    text(token) {
      // marked does not escape text after <code>, <pre>, <kbd> or <script> on a line: it takes it for HTML.
      return 'escaped' in token && token.escaped ? escapeHtml(token.text) : false;
    },
    link({ href, tokens }) {
      const label = this.parser.parseInline(tokens);
      if (!isSafeHref(href)) return label;
      return `<a href="${escapeHtml(localizeHref(href, locale, from))}">${label}</a>`;
    },
    image({ href, text }) {
      return isRootRelative(href)
        ? `<img src="${escapeHtml(href)}" alt="${escapeHtml(text)}" loading="lazy">`
        : escapeHtml(text);
    },
  };
}

/** Renders markdown as safe HTML. Its highest heading becomes h2, since the page's h1 is the title. */
export function renderMarkdown(
  markdown: string,
  {
    locale,
    tableLabel,
    codeLabel,
    from = routes.blog,
    images = new Map(),
    slugger = sluggerReserving(pageIds),
  }: RenderOptions,
) {
  const headings: Heading[] = [];
  let tables = 0;
  let imageCount = 0;
  const marked = new Marked({ gfm: true }, { renderer: safeRenderer(locale, from) });
  const tokens = marked.lexer(markdown);
  // The callback is not asynchronous: there is nothing to wait for.
  void marked.walkTokens(tokens, (token) => {
    if (token.type === 'text' && !token.tokens) token.text = typesetProse(token.text);
  });
  const top = Math.min(
    ...tokens.filter((token): token is Tokens.Heading => token.type === 'heading').map(({ depth }) => depth),
  );

  const imageHtml = ({ href, text }: Tokens.Image): string | undefined => {
    const image = images.get(findImage(href, images.keys()) ?? '');
    if (!image) return undefined;
    imageCount += 1;
    return pictureElement(image, text, imageCount === 1);
  };

  marked.use({
    renderer: {
      image: (token) => imageHtml(token) ?? false,
      // An image alone in a paragraph becomes a figure, and its title the caption.
      paragraph({ tokens: inline }) {
        const [only, ...others] = inline;
        if (only?.type !== 'image' || others.length > 0) return false;
        const image = imageHtml(only as Tokens.Image);
        if (image === undefined) return false;
        const caption = escapeHtml(typeset(String(only['title'] ?? '')));
        return `<figure>${image}${caption ? `<figcaption>${caption}</figcaption>` : ''}</figure>\n`;
      },
      heading({ depth, tokens: inline }) {
        // The tokens that determine `top` do not include headings in quotes and lists.
        const level = Math.max(2, Math.min(2 + depth - top, 6));
        const text = plainTextOf(inline);
        const id = slugger.slug(/[\p{L}\p{N}]/u.test(text) ? untypeset(text) : 'section');
        const html = this.parser.parseInline(inline);
        headings.push({ id, text, level });
        return `<h${level} id="${id}">${html}</h${level}>\n`;
      },
      checkbox: ({ checked }) => (checked ? '☑ ' : '☐ '),
      table(token) {
        const table = tableHtml(token, (cell) => this.parser.parseInline(cell.tokens));
        tables += 1;
        const label = tables > 1 ? `${tableLabel} ${tables}` : tableLabel;
        return `<div class="table-scroll" role="region" aria-label="${escapeHtml(label)}" tabindex="0">${table}</div>\n`;
      },
    },
  });
  // Not a region: several regions would need different names.
  const pre = codeLabel && `<pre role="group" aria-label="${escapeHtml(codeLabel)}" tabindex="0">`;
  const diagrams = tokens.flatMap((token, index) => (diagramIn(token) === undefined ? [] : [index]));
  /** The text up to each diagram, and after the last. */
  const parts = [...diagrams, tokens.length].map((end, index) => {
    const html = marked.parser(tokens.slice((diagrams[index - 1] ?? -1) + 1, end));
    const name = tokens[end] && diagramIn(tokens[end]);
    const diagram = diagramNames.find((known) => known === name);
    return { html: pre ? html.replaceAll('<pre>', pre) : html, diagram };
  });
  return { html: parts.map(({ html }) => html).join(''), parts, headings };
}

/** A table with more columns is stacked on phones (styles/stacked-table.css). */
const maxColumnsOnPhones = 3;

/** True for text that means nothing without its column's name: "5–15". */
function isNumeric(text: string): boolean {
  return /\p{N}/u.test(text) && !/\p{L}/u.test(text);
}

function tableHtml({ header, rows }: Tokens.Table, inline: (cell: Tokens.TableCell) => string): string {
  const isStacked = header.length > maxColumnsOnPhones;
  const role = (name: string): string => (isStacked ? ` role="${name}"` : '');
  const cell = (tag: string, attributes: string, item: Tokens.TableCell, content = inline(item)): string => {
    const align = item.align === 'right' ? ' class="align-right"' : '';
    return `<${tag}${attributes}${align}>${content}</${tag}>`;
  };
  const names = header.map(({ tokens }) => escapeHtml(plainTextOf(tokens)));
  const bodyCell = (item: Tokens.TableCell, index: number): string => {
    if (!isStacked) return cell('td', '', item);
    if (index === 0) {
      const column = isNumeric(plainTextOf(item.tokens)) ? ` data-column="${names[index]}"` : '';
      return cell('th', ` role="rowheader" scope="row"${column}`, item);
    }
    // In a span because the styles put the column's name next to a single element.
    return cell('td', ` role="cell" data-column="${names[index]}"`, item, `<span>${inline(item)}</span>`);
  };
  const row = (cells: string): string => `<tr${role('row')}>${cells}</tr>`;
  const head = row(header.map((item) => cell('th', `${role('columnheader')} scope="col"`, item)).join(''));
  const body = rows.map((cells) => row(cells.map(bodyCell).join(''))).join('');
  const open = isStacked ? '<table class="stacked-table" role="table">' : '<table>';
  return `${open}<thead${role('rowgroup')}>${head}</thead><tbody${role('rowgroup')}>${body}</tbody></table>`;
}

export function renderInline(markdown: string, locale: Locale): string {
  return new Marked({ renderer: safeRenderer(locale, routes.home) }).parseInline(markdown, { async: false });
}

/** True for http(s), mailto and relative addresses. Browsers treat a backslash as a slash, which could open another site. */
export function isSafeHref(href: string): boolean {
  if (href.includes('\\')) return false;
  // Browsers ignore control characters and spaces in a scheme: "java\nscript:" would run.
  const compact = href.replace(/[\u0000-\u0020]/g, '');
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(compact)?.[1]?.toLowerCase();
  return scheme === undefined || ['http', 'https', 'mailto'].includes(scheme);
}

export interface ResponsiveImage {
  /** Newer formats, the one with the smallest files first. */
  readonly sources: readonly { readonly type: string; readonly srcset: string }[];
  readonly src: string;
  readonly srcset: string;
  /** Of the original, in pixels: browsers reserve the space while the image loads. */
  readonly width: number;
  readonly height: number;
}

const sizes = '(min-width: 45rem) 42rem, calc(100vw - 2.5rem)';

/** The first image of a page is loaded at once, the others when they come near the window. */
function pictureElement(image: ResponsiveImage, alt: string, isFirst: boolean): string {
  const sources = image.sources.map(
    ({ type, srcset }) => `<source type="${type}" srcset="${escapeHtml(srcset)}" sizes="${sizes}">`,
  );
  const { src, srcset, width, height } = image;
  const loading = isFirst ? '' : ' loading="lazy"';
  return `<picture>${sources.join('')}<img src="${escapeHtml(src)}" srcset="${escapeHtml(srcset)}" sizes="${sizes}" alt="${escapeHtml(alt)}" width="${width}" height="${height}"${loading} decoding="async"></picture>`;
}

/** Attributes for pages only: image sizes, scrolling areas, lazy loading. */
const ofPagesOnly = / (?:srcset|sizes|loading|decoding|tabindex|role|aria-label|class)="[^"]*"/g;

/**
 * Converts an article's HTML from `renderMarkdown` for feed readers: absolute addresses and plain images. Quotes in it are
 * entities.
 */
export function feedHtml(html: string, url: string): string {
  const { origin } = new URL(url);
  return html
    .replace(/<\/?picture>|<source [^>]*>/g, '')
    .replace(ofPagesOnly, '')
    .replace(/ (href|src)="\/(?!\/)/g, ` $1="${origin}/`)
    .replace(/ href="#/g, ` href="${url}#`);
}
