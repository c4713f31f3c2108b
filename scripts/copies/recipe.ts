/** The recipes of the README as data: a test that follows one to the letter cannot part from it. */

export interface RecipeStep {
  /** The file that the step makes or changes, from the project's root. */
  readonly file: string;
  /** What stands in `backticks`, in order. */
  readonly quoted: readonly string[];
  /** The block of code, where the step has one. */
  readonly code?: string | undefined;
}

/**
 * The numbered steps of a section.
 *
 * @param title the section's heading, such as `Add a language`
 * @throws when there is no such section, or a step names no file
 */
export function readRecipe(markdown: string, title: string): RecipeStep[] {
  const [, section] = markdown.split(`\n## ${title}\n`);
  if (section === undefined) throw new Error(`The README has no section “${title}”.`);
  const steps = section.split(/\n## /)[0]?.split(/\n(?=\d+\. )/) ?? [];
  return steps.slice(1).map((step) => stepOf(step.split(/\n(?=\S)/)[0] ?? ''));
}

function stepOf(step: string): RecipeStep {
  const [, indented] = /\n {3}```\w*\n([\s\S]*?)\n {3}```/.exec(step) ?? [];
  const quoted = [...step.replace(/```[\s\S]*```/, '').matchAll(/`([^`]+)`/g)].map(([, text = '']) => text);
  const file = quoted.find((text) => /^[\w.[\]/-]+\/[\w.[\]-]+\.\w+$/.test(text));
  if (file === undefined) throw new Error(`This step names no file: ${step}`);
  return { file, quoted, code: indented?.replace(/^ {3}/gm, '').concat('\n') };
}
