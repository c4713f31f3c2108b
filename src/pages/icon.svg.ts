import type { APIRoute } from 'astro';
import { mark } from '@/collections/owner/site.ts';
import { iconSvg } from '@/seo/icons/icon.ts';
import { day } from '@/styles/themes.ts';

export const GET: APIRoute = () =>
  new Response(iconSvg(mark, day), { headers: { 'Content-Type': 'image/svg+xml' } });
