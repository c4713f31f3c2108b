import { basename } from 'node:path';
import type { APIRoute, GetStaticPaths } from 'astro';
import { shownArticles } from '../../content/articles/collection.ts';
import { renderSocialImage, type SocialImage } from '../../drawings/social/image.ts';
import { socialImages } from '../../layout/page-metadata.ts';

export const getStaticPaths: GetStaticPaths = async () => {
  const images = socialImages(await shownArticles());
  return images.map((image) => ({ params: { file: basename(image.path) }, props: { image } }));
};

export const GET: APIRoute<{ image: SocialImage }> = async ({ props }) =>
  new Response(new Uint8Array(await renderSocialImage(props.image)), {
    headers: { 'Content-Type': 'image/png' },
  });
