import type { IncomingMessage } from 'node:http';
import type { AstroIntegration } from 'astro';

/**
 * In development Astro answers for the home page of a site below a path at `/website` alone. Links lead to `/website/`,
 * as hosts serve it.
 *
 * @param base the path that the site lies below, without a closing slash
 */
export function homeBelowAPath(base: string): AstroIntegration {
  return {
    name: 'home-below-a-path',
    hooks: {
      'astro:server:setup': ({ server }) => {
        if (base === '') return;
        // Ahead of Astro, which puts its own middlewares first.
        server.httpServer?.prependListener('request', (request: IncomingMessage) => {
          const [path, ...query] = (request.url ?? '').split('?');
          if (path === `${base}/`) request.url = [base, ...query].join('?');
        });
      },
    },
  };
}
