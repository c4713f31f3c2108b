/** The owner's open tasks: services without keys, and sample facts. */

import type { AstroIntegration } from 'astro';
import type { Site } from '../content/company/site-schema.ts';
import { validContent } from '../content/load-content.ts';
import type { OwnerData } from '../content/texts/placeholders.ts';
import { analyticsVendorIds, analyticsVendors } from '../vendors/analytics.ts';
import { mailVariables } from '../vendors/emailjs.ts';
import type { Environment } from '../vendors/environment.ts';
import { chatVariables } from '../vendors/supabase.ts';

type ChosenVendors = Pick<Site, 'analytics'>;

/** Rejects services with only some of their variables, and summarises the remaining steps at the end of each build. */
export function setupStatus(environment: Environment, site: Site): AstroIntegration {
  return {
    name: 'setup-status',
    hooks: {
      'astro:config:setup': () => checkServices(environment, site),
      'astro:build:done': ({ logger }) => {
        const notice = setupSummary(environment, validContent());
        if (notice) logger.warn(notice);
      },
    },
  };
}

interface HostedService {
  readonly name: string;
  readonly keys: readonly string[];
  readonly consequence: string;
  /** An alternative to setting the keys. */
  readonly alternative?: string;
}

function hostedServices({ analytics }: ChosenVendors): HostedService[] {
  return [
    {
      name: 'Forms',
      keys: mailVariables,
      consequence: 'visitors see your mail address instead of the forms',
    },
    {
      name: 'Assistant',
      keys: chatVariables,
      consequence: 'visitors do not see the chat',
    },
    ...analytics.map((id) => ({
      name: analyticsVendors[id].name,
      keys: [analyticsVendors[id].idVariable],
      consequence: 'the cookie banner asks for consent to it, but nothing is measured',
      alternative: `remove "${id}" from "analytics" in content/site.json`,
    })),
  ];
}

/** The services with missing keys; `keys` contains only those. */
export function missingServices(environment: Environment, chosen: ChosenVendors): HostedService[] {
  return hostedServices(chosen)
    .map((service) => ({ ...service, keys: service.keys.filter((key) => !environment[key]) }))
    .filter(({ keys }) => keys.length > 0);
}

/** A sentence such as "visitors do not see the chat. Set A, B". */
export function remedy({ consequence, keys, alternative }: HostedService): string {
  return `${consequence}. Set ${keys.join(', ')}${alternative ? `, or ${alternative}` : ''}`;
}

/**
 * @throws for services with only some of their keys, which would fail on each use, and for analytics not listed in
 *   content/site.json
 */
export function checkServices(environment: Environment, chosen: ChosenVendors): void {
  const incomplete = hostedServices(chosen).flatMap(({ keys }) => {
    const set = keys.filter((name) => environment[name]);
    const missing = keys.filter((name) => !environment[name]);
    return set.length > 0 && missing.length > 0
      ? [`${set.join(' and ')}: set ${missing.join(' and ')} too, or none of them.`]
      : [];
  });
  const unlisted = analyticsVendorIds
    .filter((id) => environment[analyticsVendors[id].idVariable] && !chosen.analytics.includes(id))
    .map(
      (id) =>
        `${analyticsVendors[id].idVariable}: "analytics" in content/site.json does not include "${id}". Add it there, or unset the variable.`,
    );
  const problems = [...incomplete, ...unlisted];
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

/** The sample facts that the owner has not replaced, and the groups of unchecked figures, by file. */
export function sampleFacts({
  site,
  service,
  figures,
}: OwnerData): Readonly<Record<string, readonly string[]>> {
  const { checked, ...groups } = figures;
  const unchecked = Object.keys(groups).filter((name) => !checked.includes(name));
  return {
    'content/site.json': site.samples,
    'content/service.json': service.samples,
    'content/figures.json': unchecked,
  };
}

export function setupReport(environment: Environment, facts: OwnerData): string {
  const services = missingServices(environment, facts.site).map(
    (service) => `  ${service.name}: ${remedy(service)}`,
  );
  const samples = Object.entries(sampleFacts(facts))
    .filter(([, fields]) => fields.length > 0)
    .map(([file, fields]) => `  ${file}: ${fields.join(', ')}`);
  return [
    'Services without keys (docs/owner.md, “Environment”)',
    ...(services.length > 0 ? services : ['  none']),
    'Sample facts still in use (remove replaced facts from "samples", add checked figures to "checked")',
    ...(samples.length > 0 ? samples : ['  none']),
    'Questions for your lawyer: content/lawyer.md. Mistakes in the texts: npm run check:content.',
  ].join('\n');
}

export function setupSummary(environment: Environment, facts: OwnerData): string | undefined {
  const services = missingServices(environment, facts.site).map(({ name }) => name);
  const count = Object.values(sampleFacts(facts)).flat().length;
  const points = [
    ...(services.length > 0 ? [`services without keys (${services.join(', ')})`] : []),
    ...(count > 0 ? [`sample facts (${count})`] : []),
  ];
  return points.length > 0 ? `Before you publish: ${points.join(', ')}. See npm run doctor.` : undefined;
}
