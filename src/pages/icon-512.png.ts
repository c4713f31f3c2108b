import type { APIRoute } from 'astro';
import { mark } from '@/collections/owner/site.ts';
import { iconSvg, pngResponse } from '@/seo/icons/icon.ts';
import { day } from '@/styles/themes.ts';

/** The logo that the structured data names. */
export const GET: APIRoute = () => pngResponse(iconSvg(mark, day), 512);
