import type { APIRoute, GetStaticPaths } from 'astro';
import { mark } from '@/collections/owner/site.ts';
import { iconSvg, pngResponse } from '@/seo/icons/icon.ts';
import { day } from '@/styles/themes.ts';

/** The sizes that `site.webmanifest` names. */
export const getStaticPaths = (() =>
  ['192', '512'].map((size) => ({ params: { size } }))) satisfies GetStaticPaths;

export const GET: APIRoute = ({ params }) => pngResponse(iconSvg(mark, day), Number(params['size']));
