/* The directive that astro.config.mjs adds, for `astro check`. */
declare module 'astro' {
  interface AstroClientDirectives {
    'client:interaction'?: boolean;
  }
}

export {};
