import { expect, it } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import denoJson from '../functions/chat-assistant/deno.json' with { type: 'json' };

it('the function is deployed with the packages that it is tested with', () => {
  // With the project's node_modules, Deno takes what is there and does not compare versions.
  const dependencies: Readonly<Record<string, string>> = packageJson.dependencies;
  for (const [name, specifier] of Object.entries(denoJson.imports)) {
    const [, pack = '', path = ''] = /^((?:@[^/]+\/)?[^/]+)(.*)$/.exec(name) ?? [];
    expect(specifier).toBe(`npm:${pack}@${dependencies[pack]}${path}`);
  }
});
