import type { AstroIntegration } from 'astro';
import type { Site } from '../content/company/site-schema.ts';
import { validContent } from '../content/load-content.ts';
import { checkServices, type Environment, summary } from './owner-report.ts';

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
