import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import tailwind from '@astrojs/tailwind';
import { defineConfig, envField } from 'astro/config';
import { loadEnv } from 'vite';
import { siteOrigin } from './src/content/company/site-schema.ts';
import { loadContent, publishedArticles } from './src/content/load-content.ts';
import { contentChecks, contentErrors } from './src/integrations/content/content-report.ts';
import { editor } from './src/integrations/editor/editor.ts';
import { allowedHosts } from './src/integrations/headers/content-security-policy.ts';
import { responseHeaders } from './src/integrations/headers/headers-file.ts';
import { assistantKnowledge } from './src/integrations/knowledge/assistant-knowledge.ts';
import { devServices } from './src/integrations/local/dev-services.ts';
import { prune } from './src/integrations/prune.ts';
import { setupStatus } from './src/integrations/setup-status.ts';
import { sitemapOptions } from './src/integrations/sitemap.ts';

const env = loadEnv(process.env.NODE_ENV ?? '', process.cwd(), 'PUBLIC_');
const { content } = loadContent();
if (!content) throw new Error(contentErrors().join('\n'));
const site = content.site;
const origin = siteOrigin(env.PUBLIC_SITE_URL, site.url);

const optionalString = () => envField.string({ context: 'client', access: 'public', optional: true });
const optionalUrl = () => envField.string({ context: 'client', access: 'public', optional: true, url: true });

/** All optional; docs/owner.md, "Environment", explains them. */
const envSchema = {
  PUBLIC_SITE_URL: optionalUrl(),
  PUBLIC_SUPABASE_URL: optionalUrl(),
  PUBLIC_SUPABASE_ANON_KEY: optionalString(),
  PUBLIC_EMAILJS_SERVICE_ID: optionalString(),
  PUBLIC_EMAILJS_TEMPLATE_ID: optionalString(),
  PUBLIC_EMAILJS_PUBLIC_KEY: optionalString(),
  PUBLIC_GA_MEASUREMENT_ID: optionalString(),
  PUBLIC_HOTJAR_SITE_ID: envField.number({ context: 'client', access: 'public', optional: true, int: true }),
};

/** Adds `client:interaction`: see `src/browser/hydration/`. */
const interactionDirective = {
  name: 'interaction-directive',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) => {
      // Astro cannot resolve a URL here.
      const entrypoint = './src/browser/hydration/hydrate-on-interaction.ts';
      addClientDirective({ name: 'interaction', entrypoint });
    },
  },
};

/** Lists the licences of packages in the browser scripts. Astro accepts this option only from plugins. */
const licences = {
  name: 'licences',
  configEnvironment: (name) =>
    name === 'client' ? { build: { license: { fileName: 'licenses.txt' } } } : undefined,
};

export default defineConfig({
  site: origin,
  env: { schema: envSchema },
  trailingSlash: 'never',
  build: {
    format: 'file', // CDNs serve the canonical addresses without redirects (docs/decisions/001)
    inlineStylesheets: 'always', // a request would delay the first paint (docs/decisions/021)
  },
  // Seven times as fast as the default of 4, with files 7 % larger (docs/decisions/002).
  image: { service: { entrypoint: 'astro/assets/services/sharp', config: { avif: { effort: 2 } } } },
  devToolbar: { enabled: false },
  integrations: [
    contentChecks(), // first: other integrations read content/ too
    assistantKnowledge(),
    react(),
    tailwind({ applyBaseStyles: false }),
    sitemap(sitemapOptions(publishedArticles)),
    prune(), // before the remaining files are hashed and their headers written
    responseHeaders({
      allowed: allowedHosts(env),
      hsts: site.hsts,
      hasEditor: site.editor !== undefined,
    }),
    setupStatus(env, site),
    editor(site.editor !== undefined), // last: the integrations before it process only the site's pages
    interactionDirective,
    devServices(),
  ],
  vite: {
    plugins: [licences],
    define: { 'import.meta.env.NO_ANALYTICS': site.analytics.length === 0 },
    build: { assetsInlineLimit: 0 }, // the content security policy forbids data: URLs
    environments: {
      client: {
        build: {
          rolldownOptions: {
            // Puts the scripts that every page loads in one file instead of many small ones.
            output: { codeSplitting: { groups: [{ name: 'site', test: '/src/layout/site-scripts.ts' }] } },
          },
        },
      },
    },
  },
});
