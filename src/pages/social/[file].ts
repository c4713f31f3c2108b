import { basename, join } from 'node:path';
import type { APIRoute, GetStaticPaths } from 'astro';
import { allArticles } from '@/blog/articles.ts';
import { headSite } from '@/site/head-site.ts';
import { builtPages } from '@/site/built-pages.ts';
import { socialImages } from '@/site/pages.ts';
import { type DrawCount, drawMissing, type ImageCache, readImage } from '@/social/cache.ts';
import { imageType } from '@/social/encoding.ts';
import { makeImage } from '@/social/draw.ts';
import type { SocialImage } from '@/social/image.ts';
import { drawingThreads } from '@/social/threads.ts';

/** Beside what Astro keeps between builds. */
const cache: ImageCache = {
  folder: join(process.cwd(), 'node_modules/.astro/social-images'),
  draw: makeImage,
};

/** Between two lines that tell how far a build is. */
const imagesALine = 500;

async function drawAll(images: readonly SocialImage[]): Promise<DrawCount> {
  const threads = drawingThreads();
  try {
    return await drawMissing(
      images,
      { ...cache, draw: threads.draw },
      {
        atATime: threads.count,
        onDrawn(done, all) {
          if (done % imagesALine === 0) console.info(`social images: ${done} of ${all} drawn`);
        },
      },
    );
  } finally {
    await threads.close();
  }
}

/** A build draws them all at once and says how many; in development each is drawn when it is asked for. */
export const getStaticPaths: GetStaticPaths = async () => {
  const images = socialImages(allArticles(), headSite(new URL(import.meta.env.SITE)), builtPages);
  if (import.meta.env.PROD) {
    const { drawn, kept } = await drawAll(images);
    console.info(`social images: ${drawn} drawn, ${kept} from the cache`);
  }
  return images.map((image) => ({ params: { file: basename(image.path) }, props: { image } }));
};

export const GET: APIRoute<{ image: SocialImage }> = async ({ props }) =>
  new Response(new Uint8Array(await readImage(props.image, cache)), {
    headers: { 'Content-Type': imageType(props.image.path) },
  });
