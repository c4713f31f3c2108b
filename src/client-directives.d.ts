/* Added by astro.config.mjs: a directive, and whether `analytics` in content/site.json is empty. */
declare module 'astro' {
  interface AstroClientDirectives {
    'client:interaction'?: boolean;
  }
}

declare global {
  interface ImportMetaEnv {
    readonly NO_ANALYTICS?: boolean;
  }
}

export {};
