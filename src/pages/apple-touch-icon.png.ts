import type { APIRoute } from 'astro';
import { pngResponse, squareIcon } from '@/seo/icons/site-icon.ts';

export const GET: APIRoute = () => pngResponse(squareIcon, 180);
