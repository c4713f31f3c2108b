/* The directive that src/integrations/interaction-directive.ts adds, for `astro check`. */
declare module 'astro' {
  interface AstroClientDirectives {
    'client:interaction'?: boolean;
  }
}

export {};
