import { defineCollection } from 'astro:content';
import { z } from 'astro/zod';
import type { Article } from './blog/article.ts';
import { articleLoader } from './blog/loader.ts';

/** The blog: `content/blog/<id>/index.<language>.md`. Fields and limits stand in `blog/article.ts`. */
export const collections = {
  blog: defineCollection({
    loader: articleLoader('content/blog'),
    schema: z.custom<Article>(), // checked by the loader, with better sentences; here for the type
  }),
};
