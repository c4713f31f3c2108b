import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AstroIntegration } from 'astro';

/** Texts of what is sent to browsers without being a package, such as a font. */
export interface OtherWork {
  readonly name: string;
  /** The file that holds its licence. */
  readonly file: URL;
}

/**
 * Writes `licenses.txt` into the site: the notices that the licences of the packages in the
 * browser's scripts ask for. Which packages those are comes from the bundle itself.
 */
export function licenceTexts(others: readonly OtherWork[]): AstroIntegration {
  const folders = new Set<string>();
  return {
    name: 'licence-texts',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({
          vite: {
            plugins: [
              {
                name: 'licence-texts',
                applyToEnvironment: ({ name }) => name === 'client',
                generateBundle(_options, bundle) {
                  for (const file of Object.values(bundle)) {
                    if (file.type !== 'chunk') continue;
                    for (const folder of packageFolders(file.moduleIds)) folders.add(folder);
                  }
                },
              },
            ],
          },
        });
      },
      'astro:build:done': async ({ dir, logger }) => {
        const texts = [
          ...[...folders].toSorted().map(packageNotice),
          ...others.map(({ name, file }) => notice(name, readFileSync(file, 'utf8'))),
        ];
        await writeFile(new URL('licenses.txt', dir), texts.join('\n'));
        logger.info(`${texts.length} works in licenses.txt`);
      },
    },
  };
}

/** The folders of the packages that modules belong to, without those of the site itself. */
export function packageFolders(moduleIds: readonly string[]): string[] {
  const folders = moduleIds.map((id) => /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1]);
  return [...new Set(folders.filter((folder) => folder !== undefined))].filter((folder) =>
    existsSync(join(folder, 'package.json')),
  );
}

/**
 * A package's name, version and licence.
 *
 * @param folder the package's own folder
 * @returns its licence file's text, or what its package.json says where it comes without one
 * @throws when it says nothing: such a package must not be sent to anybody
 */
export function packageNotice(folder: string): string {
  const { name, version, license, author } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  ) as { name: string; version: string; license?: string; author?: string | { name: string } };
  const title = `${name} ${version}`;
  const file = readdirSync(folder).find((entry) => /^(licen[cs]e|copying)(\.(md|txt))?$/i.test(entry));
  if (file) return notice(title, readFileSync(join(folder, file), 'utf8'));
  if (!license) {
    throw new Error(
      `${title} is part of the browser's scripts and names no licence. Replace it, or ask its author.`,
    );
  }
  const by = typeof author === 'string' ? author : author?.name;
  return notice(title, `Licence: ${license}${by ? `, by ${by}` : ''}`);
}

function notice(title: string, text: string): string {
  return `${title}\n${'-'.repeat(title.length)}\n\n${text.trim()}\n\n`;
}
