import type { APIRoute } from 'astro';
import { siteIcon } from '@/seo/icons/site-icon.ts';

export const GET: APIRoute = () => new Response(siteIcon, { headers: { 'Content-Type': 'image/svg+xml' } });
