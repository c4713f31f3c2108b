import { mark } from '@/collections/owner/site.ts';
import { day } from '@/styles/themes.ts';
import { iconPng, iconSvg } from './icon.ts';

/** The icon of the site: `content/mark.svg` in the colours of the day. */
export const siteIcon = iconSvg(mark, day);

/** The same without round corners, for systems that round icons themselves. */
export const squareIcon = iconSvg(mark, day, 0);

/** An icon as the response to a request for a PNG image. */
export async function pngResponse(svg: string, size: number): Promise<Response> {
  return new Response(new Uint8Array(await iconPng(svg, size)), { headers: { 'Content-Type': 'image/png' } });
}
