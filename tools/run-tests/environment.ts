import { loadEnv } from 'vite';

/** Empty values for the variables of the published site's services: tests must not send mail or questions to them. */
export function blankPublicVariables(root: string): Readonly<Record<string, string>> {
  const variables = Object.entries(loadEnv('production', root, 'PUBLIC_')).filter(
    ([, value]) => value !== '',
  );
  return Object.fromEntries(variables.map(([name]) => [name, '']));
}
