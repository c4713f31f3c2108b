import { fieldOf } from '../../src/content/fields.ts';
import type { Facts } from '../../src/content/texts/text-values.ts';
import { type Environment, missingServices, remedy } from './services.ts';

/** The facts of the sample that the owner has not replaced, and the groups of figures that are not checked, by file. */
export function sampleFacts({ site, service, figures }: Facts): Readonly<Record<string, readonly string[]>> {
  const { checked, ...groups } = figures;
  const unchecked = Object.entries(groups).filter(([name, group]) => {
    const isLeftOut = Object.values(group ?? {}).every((figure) => figure === null);
    return !isLeftOut && !checked.includes(name);
  });
  return {
    // Facts of omitted pages may be gone.
    'content/site.json': site.placeholders.filter((field) => fieldOf(site, field) !== undefined),
    'content/service.json': service.placeholders,
    'content/figures.json': unchecked.map(([name]) => name),
  };
}

/** The output of `npm run doctor`. */
export function report(environment: Environment, facts: Facts): string {
  const services = missingServices(environment, facts.site).map(
    (service) => `  ${service.name}: ${remedy(service)}`,
  );
  const samples = Object.entries(sampleFacts(facts))
    .filter(([, fields]) => fields.length > 0)
    .map(([file, fields]) => `  ${file}: ${fields.join(', ')}`);
  return [
    'Services without keys (docs/owner.md, “Environment”)',
    ...(services.length > 0 ? services : ['  none']),
    'Facts of the sample (remove from "placeholders" what you have replaced, add checked figures to "checked")',
    ...(samples.length > 0 ? samples : ['  none']),
    'Questions for your lawyer: content/lawyer.md. Mistakes in the texts: npm run check:content.',
  ].join('\n');
}

/** The open points in one line; undefined if there are none. */
export function summary(environment: Environment, facts: Facts): string | undefined {
  const services = missingServices(environment, facts.site).map(({ name }) => name);
  const count = Object.values(sampleFacts(facts)).flat().length;
  const points = [
    ...(services.length > 0 ? [`services without keys (${services.join(', ')})`] : []),
    ...(count > 0 ? [`facts of the sample (${count})`] : []),
  ];
  return points.length > 0 ? `Before you publish: ${points.join(', ')}. See npm run doctor.` : undefined;
}
