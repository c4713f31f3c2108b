import type { AstroIntegration, AstroIntegrationLogger } from 'astro';
import { linkWarnings } from '../scripts/content/link-warnings.ts';
import { placedSentence } from '../scripts/content/locate.ts';
import { readContent, readText } from '../scripts/content/read-content.ts';
import { ContentError } from '../src/site/content-error.ts';
import { watchFunction } from './watch-function.ts';

/** The sentences about links that lead nowhere; none while content/ is wrong, which its loaders tell. */
function sentences(): string[] {
  try {
    return linkWarnings(readContent()).map((warning) => placedSentence(warning, readText(warning.file)));
  } catch (error) {
    if (error instanceof ContentError || error instanceof SyntaxError) return [];
    throw error;
  }
}

/** Warns of links to pages and headings that are gone: at each build, and in development whenever a text changes. */
export function contentLinks(): AstroIntegration {
  const told = new Set<string>();
  const tell = (logger: AstroIntegrationLogger): void => {
    const found = sentences();
    for (const sentence of found) if (!told.has(sentence)) logger.warn(sentence);
    told.clear();
    for (const sentence of found) told.add(sentence);
  };
  return {
    name: 'content-links',
    hooks: {
      'astro:build:start': ({ logger }) => tell(logger),
      'astro:server:setup': ({ server, logger }) => {
        tell(logger);
        watchFunction(server.watcher, { onContent: () => tell(logger), onCode: () => undefined });
      },
    },
  };
}
