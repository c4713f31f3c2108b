import { readText } from '../../src/integrations/content/read-content.ts';

/** What `content/sample.json` says of the sample's texts. */
export interface Sample {
  /** What only the sample says, such as its brand. */
  readonly names: readonly string[];
  /** The texts that were agreed word for word, by file and field. */
  readonly agreed: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** @returns undefined once an owner has deleted `content/sample.json` */
export function readSample(): Sample | undefined {
  const text = readText('content/sample.json');
  return text === undefined ? undefined : (JSON.parse(text) as Sample);
}

/** A line in which the sample's names still stand. */
export interface Sighting {
  readonly file: string;
  readonly line: number;
  /** The names as the list writes them. */
  readonly names: readonly string[];
}

/**
 * The lines of files that still name the sample, in the order of the files.
 *
 * @param names what only the sample says, whatever its case, such as the brand
 */
export function sampleSightings(
  files: readonly { readonly path: string; readonly text: string }[],
  names: readonly string[],
): Sighting[] {
  // A name begins a word: "Sara" is not in "vansara", but "Saras" is hers.
  const patterns = names.map((name) => ({
    name,
    pattern: new RegExp(`(?<![\\p{L}\\p{N}])${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`, 'iu'),
  }));
  return files.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, index): Sighting[] => {
      const found = patterns.filter(({ pattern }) => pattern.test(line)).map(({ name }) => name);
      return found.length === 0 ? [] : [{ file: path, line: index + 1, names: found }];
    }),
  );
}
