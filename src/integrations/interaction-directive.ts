import type { AstroIntegration } from 'astro';

/** Adds `client:interaction`: see `src/browser/hydration/`. */
export function interactionDirective(): AstroIntegration {
  return {
    name: 'interaction-directive',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        // Astro cannot resolve a URL here.
        const entrypoint = './src/browser/hydration/hydrate-on-interaction.ts';
        addClientDirective({ name: 'interaction', entrypoint });
      },
    },
  };
}
