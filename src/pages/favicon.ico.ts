import type { APIRoute } from 'astro';
import { ico, iconPng } from '@/seo/icons/icon.ts';
import { siteIcon } from '@/seo/icons/site-icon.ts';

const size = 32;

export const GET: APIRoute = async () =>
  new Response(new Uint8Array(ico(await iconPng(siteIcon, size), size)), {
    headers: { 'Content-Type': 'image/x-icon' },
  });
