/** The errors and warnings of `content/`, with file and line. */

import { dayOf } from '../../content/articles/publishing.ts';
import { type ContentProblem, problemSentence } from '../../content/content-error.ts';
import { textOf } from '../../content/content-files.ts';
import { lineInYaml } from '../../content/yaml-source.ts';
import { colourProblems } from '../../styles/colours.ts';
import { articleWarnings, imageFileProblems } from './check-articles.ts';
import { drawingProblems, markProblems } from './check-drawings.ts';
import { linkProblems, missingFiles } from './check-links.ts';
import { textWarnings } from './check-texts.ts';
import { type Content, loadContent, root } from '../../content/load-content.ts';
import { missingTexts } from './missing-texts.ts';
import { readFrontMatter } from '../../content/articles/read-article.ts';

/** A sentence for each finding, beginning with file, line and field. */
export interface ContentReport {
  /** Errors stop a build. */
  readonly wrong: readonly string[];
  /** Warnings about readable content. */
  readonly warnings: readonly string[];
  /** Undefined while the facts or the English texts are wrong, by which all others are judged. */
  readonly content: Content | undefined;
}

/**
 * The errors and warnings of `content/`.
 *
 * @param now articles of a day that has not begun are held back
 */
export async function contentReport(now: Date, folder = root): Promise<ContentReport> {
  const { content, wrong, problems, hasAllTargets } = contentAndWhatIsWrong(folder);
  if (content === undefined) return { content, wrong, warnings: [] };
  const undrawn = [
    ...(await drawingProblems(content)),
    ...(content.mark ? await markProblems(content.mark) : []),
  ];
  const { unreadable, small } = await imageFileProblems(content.blog, folder);
  const warnings = [
    ...textWarnings(content),
    ...articleWarnings(content.articles, content.blog.texts),
    ...small,
    ...(hasAllTargets ? linkProblems(content, dayOf(now), folder) : []),
  ];
  const place = (problem: ContentProblem) => placedSentence(problem, folder);
  // A language that cannot be read is English here, so warnings about it would be about English.
  const unread = problems.map(({ file }) => file).filter((file) => file.startsWith('content/locales/'));
  const judged = warnings.filter(({ file }) => !unread.includes(file));
  return {
    content,
    wrong: [...wrong, ...[...undrawn, ...unreadable].map(place), ...weakColours(folder)],
    warnings: judged.map(place),
  };
}

/** Colours that cannot be read well enough. */
function weakColours(folder: string): string[] {
  const file = 'src/styles/tokens.css';
  const css = textOf(file, folder);
  return css === undefined ? [] : colourProblems(css).map((problem) => `${file}: ${problem}`);
}

/** Only the errors of `content/`, which takes less time. */
export function wrongContent(folder = root): readonly string[] {
  return contentAndWhatIsWrong(folder).wrong;
}

function contentAndWhatIsWrong(folder: string) {
  const loaded = loadContent(folder);
  const { content, problems } = loaded;
  const all = [
    ...problems,
    ...(content ? [...missingTexts(content.strings), ...missingFiles(content, folder)] : []),
  ];
  return { ...loaded, wrong: all.map((problem) => placedSentence(problem, folder)) };
}

/** A problem as it is printed, with the line in which an editor finds it. */
function placedSentence(problem: ContentProblem, folder: string): string {
  const line = lineOf(problem, textOf(problem.file, folder) ?? '');
  return problemSentence({ ...problem, ...(line !== undefined && { line }) });
}

/**
 * The line of a file that a problem is about, counted from 1: its own, that of its field, or the one with the text that it
 * quotes.
 *
 * @returns undefined for a problem of the whole file
 */
export function lineOf(problem: ContentProblem, text: string): number | undefined {
  const { file, field, line, quoted, occurrence = 0 } = problem;
  if (line !== undefined) return line;
  const isTree = /\.(?:json|yaml)$/.test(file);
  if (isTree && field) return lineInTree(field, text);
  const source = field && !isTree ? readFrontMatter({ path: file, text }, []) : undefined;
  return source?.lineOf(field) ?? lineWith(quoted, occurrence, text);
}

/** The line of a field in JSON or YAML, or of what should hold it. */
function lineInTree(field: string, text: string): number | undefined {
  const path = field.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));
  return lineInYaml(text, path);
}

function lineWith(quoted: string | undefined, occurrence: number, text: string): number | undefined {
  const before = quoted ? text.split(quoted).slice(0, -1) : [];
  return before.length > occurrence
    ? before
        .slice(0, occurrence + 1)
        .join(quoted)
        .split('\n').length
    : undefined;
}
