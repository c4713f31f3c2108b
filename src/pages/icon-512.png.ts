import type { APIRoute } from 'astro';
import { pngResponse, siteIcon } from '@/seo/icons/site-icon.ts';

/** The logo that the structured data names. */
export const GET: APIRoute = () => pngResponse(siteIcon, 512);
