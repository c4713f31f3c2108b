import { vi } from 'vitest';

/**
 * Modules as they are in a build of a site that lies below a path. No other test gets to see them.
 *
 * @param path as Astro's `base` says it, such as `/website`
 * @param load imports them: `() => import('./routes.ts')`
 */
export async function below<Modules>(path: string, load: () => Promise<Modules>): Promise<Modules> {
  vi.resetModules();
  vi.stubEnv('BASE_URL', path);
  try {
    return await load();
  } finally {
    vi.unstubAllEnvs();
    vi.resetModules();
  }
}
