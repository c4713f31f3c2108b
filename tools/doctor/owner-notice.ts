import type { AstroIntegration } from 'astro';
import type { Site } from '../../src/content/company/site-schema.ts';
import { validContent } from '../../src/content/load-content.ts';
import { summary } from './report.ts';
import { checkServices, type Environment } from './services.ts';

/** Refuses services with only some of their variables, and sums up the open points at the end of each build. */
export function ownerNotice(environment: Environment, site: Site): AstroIntegration {
  return {
    name: 'owner-notice',
    hooks: {
      'astro:config:setup': () => checkServices(environment, site),
      'astro:build:done': ({ logger }) => {
        const notice = summary(environment, validContent());
        if (notice) logger.warn(notice);
      },
    },
  };
}
