import type { APIRoute } from 'astro';
import { mark } from '@/collections/owner/site.ts';
import { ico, iconPng, iconSvg } from '@/seo/icons/icon.ts';
import { day } from '@/styles/themes.ts';

const size = 32;

export const GET: APIRoute = async () =>
  new Response(new Uint8Array(ico(await iconPng(iconSvg(mark, day), size), size)), {
    headers: { 'Content-Type': 'image/x-icon' },
  });
