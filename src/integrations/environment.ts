import { envField } from 'astro/config';

const text = () => envField.string({ context: 'client', access: 'public', optional: true });
const address = () => envField.string({ context: 'client', access: 'public', optional: true, url: true });

/** The environment, for Astro's `env.schema`. Everything is optional; docs/owner.md, "Environment", says what for. */
export const environment = {
  PUBLIC_SITE_URL: address(),
  PUBLIC_SUPABASE_URL: address(),
  PUBLIC_SUPABASE_ANON_KEY: text(),
  PUBLIC_EMAILJS_SERVICE_ID: text(),
  PUBLIC_EMAILJS_TEMPLATE_ID: text(),
  PUBLIC_EMAILJS_PUBLIC_KEY: text(),
  PUBLIC_EMAILJS_ENDPOINT: address(),
  PUBLIC_GA_MEASUREMENT_ID: text(),
  PUBLIC_HOTJAR_SITE_ID: envField.number({ context: 'client', access: 'public', optional: true, int: true }),
};
