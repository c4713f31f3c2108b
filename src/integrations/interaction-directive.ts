import type { AstroIntegration } from 'astro';

/** Adds `client:interaction`, see `src/client/hydration/`. */
export function interactionDirective(): AstroIntegration {
  return {
    name: 'interaction-directive',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        // A path, not a URL: Astro cannot resolve a URL in the built directive.
        addClientDirective({
          name: 'interaction',
          entrypoint: './src/client/hydration/hydrate-on-interaction.ts',
        });
      },
    },
  };
}
