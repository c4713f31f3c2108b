import { loadEnv } from 'vite';

/** The variables for the published site's services, emptied: tests must not send mail or questions to them. */
export function blankPublicVariables(root: string): Readonly<Record<string, string>> {
  const variables = Object.entries(loadEnv('production', root, 'PUBLIC_')).filter(
    ([, value]) => value !== '',
  );
  return Object.fromEntries(variables.map(([name]) => [name, '']));
}
