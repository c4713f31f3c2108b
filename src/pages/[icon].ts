import type { APIRoute } from 'astro';
import { mark } from '../content/company/data.ts';
import { ico, iconPng, iconSvg } from '../drawings/icon.ts';
import { day } from '../styles/themes.ts';

const faviconSize = 32;

function response(type: string, body: BodyInit): Response {
  return new Response(body, { headers: { 'Content-Type': type } });
}

async function pngIcon(svg: string, size: number): Promise<Response> {
  return response('image/png', new Uint8Array(await iconPng(svg, size)));
}

const icons: Readonly<Record<string, () => Response | Promise<Response>>> = {
  'icon.svg': () => response('image/svg+xml', iconSvg(mark, day)),
  'favicon.ico': async () => {
    const png = await iconPng(iconSvg(mark, day), faviconSize);
    return response('image/x-icon', new Uint8Array(ico(png, faviconSize)));
  },
  // Without round corners: the system rounds it.
  'apple-touch-icon.png': () => pngIcon(iconSvg(mark, day, 0), 180),
  // The logo that the structured data names.
  'icon-512.png': () => pngIcon(iconSvg(mark, day), 512),
};

export const getStaticPaths = () => Object.keys(icons).map((icon) => ({ params: { icon } }));

export const GET: APIRoute = ({ params }) =>
  icons[params['icon'] ?? '']?.() ?? new Response(null, { status: 404 });
