import type { ImageMetadata } from 'astro';
import { getImage } from 'astro:assets';
import { getCollection } from 'astro:content';
import type { ResponsiveImage } from '../markdown/render-markdown.ts';
import { dayOf, newestFirst, publishedOn } from './article-dates.ts';
import type { Article } from './article-schema.ts';

/** The articles that are published today, newest first. In development, also drafts and scheduled articles, for their authors. */
export async function shownArticles(): Promise<Article[]> {
  const articles = newestFirst((await getCollection('articles')).map(({ data }) => data));
  return import.meta.env.DEV ? articles : publishedOn(articles, dayOf(new Date()));
}

/** Widths in pixels: a phone, a high-density phone, and an article's column at high density. */
const widths = [480, 800, 1344];

// A glob must be literal; its endings are `imageFormats`.
const files = import.meta.glob<ImageMetadata>('/content/blog/*/*.{jpg,jpeg,png,webp,avif}', {
  import: 'default',
  eager: true,
  caseSensitive: false,
});

const byFolder = Map.groupBy(Object.entries(files), ([path]) => path.slice(0, path.lastIndexOf('/') + 1));

export async function articleImages(id: string): Promise<ReadonlyMap<string, ResponsiveImage>> {
  const folder = `/content/blog/${id}/`;
  const images = byFolder.get(folder) ?? [];
  const entries = images.map(
    async ([path, image]) => [path.slice(folder.length), await responsiveImage(image)] as const,
  );
  return new Map(await Promise.all(entries));
}

async function responsiveImage(src: ImageMetadata): Promise<ResponsiveImage> {
  const make = (format: string) => getImage({ src, widths, format });
  // All remaining browsers support WebP; older formats are kept.
  const fallback = await make({ jpg: 'jpeg', jpeg: 'jpeg', png: 'png' }[src.format as string] ?? 'webp');
  const newer = await Promise.all(['avif', 'webp'].map(make));
  return {
    sources: newer.map(({ srcSet, options }) => ({
      type: `image/${options.format}`,
      srcset: srcSet.attribute,
    })),
    src: fallback.src,
    srcset: fallback.srcSet.attribute,
    width: src.width,
    height: src.height,
  };
}
