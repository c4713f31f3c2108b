/* The directive that integrations/touch-directive.ts adds, for `astro check`. */
declare module 'astro' {
  interface AstroClientDirectives {
    'client:touch'?: boolean;
  }
}

export {};
