/** Replaces `astro:env/client`, which exists only in a build. No key is set: tests that need one use `vi.mock`. */
export const PUBLIC_SITE_URL: string | undefined = undefined;
export const PUBLIC_SUPABASE_URL: string | undefined = undefined;
export const PUBLIC_SUPABASE_ANON_KEY: string | undefined = undefined;
export const PUBLIC_EMAILJS_SERVICE_ID: string | undefined = undefined;
export const PUBLIC_EMAILJS_TEMPLATE_ID: string | undefined = undefined;
export const PUBLIC_EMAILJS_PUBLIC_KEY: string | undefined = undefined;
export const PUBLIC_GA_MEASUREMENT_ID: string | undefined = undefined;
export const PUBLIC_HOTJAR_SITE_ID: number | undefined = undefined;
