import type { APIRoute } from 'astro';
import { site } from '@/collections/owner/site.ts';
import { day } from '@/styles/themes.ts';

/** What a phone needs to put the site on its home screen. */
export const GET: APIRoute = () =>
  Response.json({
    name: site.brand,
    short_name: site.brand,
    start_url: '/',
    display: 'browser',
    background_color: day.paper,
    theme_color: day.paper,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    ],
  });
