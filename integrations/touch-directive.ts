import type { AstroIntegration } from 'astro';

/** Adds `client:touch`, see `src/behaviour/hydrate-on-touch.ts`. */
export function touchDirective(): AstroIntegration {
  return {
    name: 'touch-directive',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        // A path, not a URL: Astro cannot resolve a URL in the built directive.
        addClientDirective({ name: 'touch', entrypoint: './src/behaviour/hydrate-on-touch.ts' });
      },
    },
  };
}
