import { defineMiddleware } from 'astro:middleware';

const islandStyle = /<style>astro-island[^<]*<\/style>/;

/**
 * Moves the style of Astro's islands into the head: Astro writes it where the first island stands, and
 * HTML allows no style element in the body.
 */
export const onRequest = defineMiddleware(async (_context, next) => {
  const response = await next();
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  const html = await response.text();
  const [style = ''] = islandStyle.exec(html) ?? [];
  return new Response(
    html.replace(islandStyle, '').replace('</head>', () => `${style}</head>`),
    response,
  );
});
