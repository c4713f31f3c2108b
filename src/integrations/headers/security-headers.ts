import { writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { glob } from 'tinyglobby';
import { type AllowedHosts, contentSecurityPolicy, inlineHashes } from './content-security-policy.ts';
import { headersFile, maxPolicyLength, type SiteHeaders } from './headers-file.ts';
import { deleteUnreferencedFiles, fileTexts } from './unreferenced-files.ts';

/** Writes the site's headers into `dist/_headers`, and deletes the files that the site does not use. */
export function securityHeaders(
  options: Omit<SiteHeaders, 'policy'> & { readonly allowed: AllowedHosts },
): AstroIntegration {
  return {
    name: 'security-headers',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const hashes = inlineHashes(await fileTexts('**/*.html', dir));
        const policy = contentSecurityPolicy(hashes, options.allowed);
        if (policy.length > maxPolicyLength) {
          throw new Error(
            `The content security policy is ${policy.length} characters long, hosts take ${maxPolicyLength}. Move an inline script or style into a file.`,
          );
        }
        await deleteUnreferencedFiles(dir);
        const files = await glob('**/*', { cwd: dir, dot: true });
        const paths = files.map((path) => `/${path}`).toSorted();
        const { text, uncached } = headersFile(paths, { ...options, policy });
        await writeFile(new URL('_headers', dir), text);
        if (uncached.length > 0) {
          logger.warn(`_headers has no room for ${uncached.length} scripts: browsers will not cache them.`);
        }
        logger.info(`policy with ${hashes.scripts.size} script and ${hashes.styles.size} style hashes`);
      },
    },
  };
}
