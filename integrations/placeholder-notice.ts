import type { AstroIntegration } from 'astro';
import siteJson from '../content/site.json' with { type: 'json' };

/** Reminds the owner at each build of sample data that is still in `content/site.json`. */
export function placeholderNotice(): AstroIntegration {
  return {
    name: 'placeholder-notice',
    hooks: {
      'astro:build:start': ({ logger }) => {
        logger.warn(String(siteJson.placeholders.length));
      },
    },
  };
}
