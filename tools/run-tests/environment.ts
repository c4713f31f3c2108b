import { loadEnv } from 'vite';

/**
 * The variables that the owner has set for the published site, in the environment or in `.env`, each emptied. Tests run
 * without them: they write to nobody's mailbox, ask nobody's assistant and expect the local server's answers.
 *
 * @param root the project's folder
 */
export function ownVariablesEmptied(root: string): Readonly<Record<string, string>> {
  const own = Object.entries(loadEnv('production', root, 'PUBLIC_')).filter(([, value]) => value !== '');
  return Object.fromEntries(own.map(([name]) => [name, '']));
}
