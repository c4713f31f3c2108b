import type { APIRoute, GetStaticPaths } from 'astro';
import { pngResponse, siteIcon } from '@/seo/icons/site-icon.ts';

/** The sizes that `site.webmanifest` names. */
export const getStaticPaths = (() =>
  ['192', '512'].map((size) => ({ params: { size } }))) satisfies GetStaticPaths;

export const GET: APIRoute = ({ params }) => pngResponse(siteIcon, Number(params['size']));
