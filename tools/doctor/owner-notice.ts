import type { AstroIntegration } from 'astro';
import { openPoints } from './findings.ts';
import { summary } from './report.ts';
import { checkServices, type Environment, remedy } from './services.ts';
import type { Site } from '../../src/content/company/site-schema.ts';
import { readFacts } from '../../src/content/texts/text-values.ts';
import { root } from '../../src/integrations/content/read-content.ts';

/**
 * Stops a build or the development server when only some variables of a service are set. At the end of each build,
 * lists what is still sample data and what visitors see in place of services that are not configured.
 */
export function ownerNotice(environment: Environment, site: Site): AstroIntegration {
  return {
    name: 'owner-notice',
    hooks: {
      'astro:config:setup': () => checkServices(environment, site),
      'astro:build:done': ({ logger }) => {
        const left = openPoints(environment, readFacts(root));
        const lines = [
          summary(left),
          ...left.services.map((service) => `  ${service.name}: ${remedy(service)}`),
        ];
        const notice = lines.filter((line) => line !== undefined).join('\n');
        if (notice) logger.warn(notice);
      },
    },
  };
}
