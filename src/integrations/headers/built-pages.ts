import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';

/** A page as it will be sent. */
export interface BuiltPage {
  /** Its address, such as `/sv/about`. */
  readonly path: string;
  readonly html: string;
}

/** The pages that a build has written, those that lie in `public/` too. For steps after whatever changes pages. */
export function builtPages(dir: URL): BuiltPage[] {
  return globSync('**/*.html', { cwd: dir })
    .toSorted()
    .map((file) => ({
      path: `/${file.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}`,
      html: readFileSync(new URL(encodeURI(file), dir), 'utf8'),
    }));
}
