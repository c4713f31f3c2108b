import { basename, join } from 'node:path';
import type { APIRoute, GetStaticPaths } from 'astro';
import { allArticles } from '@/collections/articles/articles.ts';
import { headSite, socialImages } from '@/collections/page-data/pages.ts';
import { fillCache, type ImageCache, readImage, type SocialImage } from '@/seo/social/image.ts';
import { makeImage } from '@/seo/social/draw.ts';
import { imageType } from '@/seo/head/page.ts';

/** Beside what Astro keeps between builds. */
const cache: ImageCache = {
  folder: join(process.cwd(), 'node_modules/.astro/social-images'),
  draw: makeImage,
};

/** A build draws all that are missing at once; in development each is drawn when it is asked for. */
export const getStaticPaths: GetStaticPaths = async () => {
  const images = socialImages(await allArticles(), headSite(new URL(import.meta.env.SITE)));
  if (import.meta.env.PROD) await fillCache(images, cache);
  return images.map((image) => ({ params: { file: basename(image.path) }, props: { image } }));
};

export const GET: APIRoute<{ image: SocialImage }> = async ({ props }) =>
  new Response(new Uint8Array(await readImage(props.image, cache)), {
    headers: { 'Content-Type': imageType(props.image.path) },
  });
