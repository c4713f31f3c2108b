import type { AstroIntegration } from 'astro';
import { unsettled } from '../scripts/doctor/findings.ts';
import { summary } from '../scripts/doctor/report.ts';
import type { Site } from '../src/site/schema.ts';

/**
 * Tells at each build, in a line, what is left before the site is its owner's.
 *
 * @param environment the variables of README, "Environment"
 */
export function ownerNotice(
  environment: Readonly<Record<string, string | undefined>>,
  site: Site,
): AstroIntegration {
  return {
    name: 'owner-notice',
    hooks: {
      'astro:build:done': ({ logger }) => {
        const left = summary(unsettled(environment, site));
        if (left) logger.warn(left);
      },
    },
  };
}
