import { mkdir, writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { glob } from 'tinyglobby';
import { socialFolder } from '../../site/routes.ts';
import type { Site } from '../../content/company/site-schema.ts';
import { type AllowedHosts, contentSecurityPolicy, inlineHashes } from './content-security-policy.ts';
import { headersFile, isInert, maxPolicyLength, type SiteFiles, siteHeaders } from './headers-file.ts';
import { nginxConfig } from './nginx-config.ts';
import { deleteUnreferencedFiles, fileTexts } from './unreferenced-files.ts';

/** What the headers depend on beside the built pages. */
export interface HeaderOptions {
  /** What pages may reach outside the site. */
  readonly allowed: AllowedHosts;
  readonly hsts: Site['hsts'];
  /** Whether the editor is published. */
  readonly hasEditor?: boolean;
  /** The names that the site is reached by, for nginx. */
  readonly hosts: readonly string[];
}

/**
 * After the build: writes the headers that a host is to send, in the two forms most hosts read.
 * `_headers` lies in the site, where Cloudflare and our own server look for it and show it
 * to nobody; nginx's configuration lies beside it in `deploy/`, since nginx would publish it.
 */
export function securityHeaders({ allowed, hsts, hasEditor, hosts }: HeaderOptions): AstroIntegration {
  return {
    name: 'security-headers',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const pages = await fileTexts('**/*.html', dir);
        await deleteUnreferencedFiles(dir);
        const { scripts, styles } = inlineHashes(pages);
        const policy = contentSecurityPolicy({ scripts, styles }, allowed);
        if (policy.length > maxPolicyLength) {
          throw new Error(
            `The content security policy is ${policy.length} characters long, hosts take ${maxPolicyLength}. Move an inline script or style into a file.`,
          );
        }
        const headers = siteHeaders(policy, hsts, hasEditor);
        const { text, uncached } = headersFile(headers, await siteFiles(dir));
        await writeFile(new URL('_headers', dir), text);
        if (uncached.length > 0) {
          logger.warn(`_headers has no room for ${uncached.length} scripts: browsers will not keep them.`);
        }
        const deploy = new URL('../deploy/', dir);
        await mkdir(deploy, { recursive: true });
        await writeFile(new URL('nginx.conf', deploy), nginxConfig(headers, hosts, '/var/www/site'));
        logger.info(`policy with ${scripts.size} script and ${styles.size} style hashes`);
      },
    },
  };
}

async function siteFiles(dir: URL): Promise<SiteFiles> {
  const found = await glob('**/*', { cwd: dir, dot: true });
  const all = found.map((path) => `/${path}`).toSorted();
  const paths = all.filter(isInert);
  const within = (folder: string) => (path: string) => path.startsWith(`${folder}/`);
  const isHashed = (path: string) => within('/_astro')(path) || within(socialFolder)(path);
  const isImage = (path: string) => isHashed(path) && /\.(?:avif|webp|jpe?g|png)$/.test(path);
  return {
    assets: paths.filter((path) => isHashed(path) && !isImage(path)),
    images: paths.filter(isImage),
    others: paths.filter((path) => !isHashed(path)),
    xml: all.filter((path) => path.endsWith('.xml')),
  };
}
