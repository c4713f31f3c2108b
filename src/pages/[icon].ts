import type { APIRoute, GetStaticPaths } from 'astro';
import { mark } from '../content/owner-data.ts';
import { ico, iconPng, iconSvg } from '../drawings/icon.ts';
import { lightColours as colours } from '../styles/themes.ts';

const faviconSize = 32;

export const getStaticPaths = (async () => {
  const svg = iconSvg(mark, colours);
  const icons = [
    { icon: 'icon.svg', type: 'image/svg+xml', body: svg },
    { icon: 'favicon.ico', type: 'image/x-icon', body: ico(await iconPng(svg, faviconSize), faviconSize) },
    // Without rounded corners: the system rounds the icon.
    {
      icon: 'apple-touch-icon.png',
      type: 'image/png',
      body: await iconPng(iconSvg(mark, colours, 0), 180),
    },
    // The logo in the structured data.
    { icon: 'icon-512.png', type: 'image/png', body: await iconPng(svg, 512) },
  ];
  return icons.map(({ icon, type, body }) => ({ params: { icon }, props: { type, body } }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ type: string; body: BodyInit }> = ({ props: { type, body } }) =>
  new Response(body, { headers: { 'Content-Type': type } });
