import { loadEnv } from 'vite';

/**
 * The variables of the environment and of `.env` that configure services of the published site, each emptied: tests must
 * not send mail or questions to them.
 *
 * @param root the project's folder
 */
export function ownVariablesEmptied(root: string): Readonly<Record<string, string>> {
  const own = Object.entries(loadEnv('production', root, 'PUBLIC_')).filter(([, value]) => value !== '');
  return Object.fromEntries(own.map(([name]) => [name, '']));
}
