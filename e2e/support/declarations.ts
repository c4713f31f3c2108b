import { distinctPages, readBuilt } from './built.ts';

/** Each once, such as `color: red`, in alphabetical order. */
export function builtDeclarations(): string[] {
  const all = distinctPages().flatMap((path) => {
    const styles = readBuilt(path)
      .toString()
      .matchAll(/<style[^>]*>([^]*?)<\/style>/g);
    // A font file is no element.
    return [...styles].flatMap(([, css = '']) => declarationsOf(css.replace(/@font-face\s*\{[^}]*\}/g, '')));
  });
  return [...new Set(all)].toSorted();
}

function declarationsOf(css: string): string[] {
  // A selector of a nested rule is followed by a brace.
  const found = css.matchAll(
    /(?<=[{};])\s*([-a-z]+)\s*:\s*((?:"[^"]*"|'[^']*'|[^{};])+?)\s*(?:!important)?(?=[;}])/g,
  );
  return [...found].map(([, property = '', value = '']) => `${property}: ${value}`);
}
