/** Tests that the function can be deployed and started. */

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { createChatAssistant } from '../functions/chat-assistant/chat-assistant.ts';
import denoJson from '../functions/chat-assistant/deno.json' with { type: 'json' };

it('does not start before the knowledge has been created', () => {
  const options = { getEnv: () => undefined, knowledge: {}, log: expect.unreachable };
  expect(() => createChatAssistant(options)).toThrow(/^knowledge\.json is empty\. Run npm run build/);
});

it('the function is deployed with the package versions it is tested with', () => {
  // With the project's node_modules, Deno uses the installed packages and does not compare versions.
  const dependencies: Readonly<Record<string, string>> = packageJson.dependencies;
  for (const [name, specifier] of Object.entries(denoJson.imports)) {
    const [, packageName = '', path = ''] = /^((?:@[^/]+\/)?[^/]+)(.*)$/.exec(name) ?? [];
    expect(specifier).toBe(`npm:${packageName}@${dependencies[packageName]}${path}`);
  }
});

it('the function reads the training results and never trains: a worker has 2 s of CPU time', () => {
  // The set grows during the loop.
  const files = new Set([new URL('../functions/chat-assistant/index.ts', import.meta.url).href]);
  for (const file of files) {
    if (!file.endsWith('.ts')) continue;
    const imports = readFileSync(new URL(file), 'utf8').matchAll(
      /^(?:import|export)\b[^;]*?['"](\..*?)['"]/gm,
    );
    for (const [, path = ''] of imports) files.add(new URL(path, file).href);
  }
  const paths = [...files].map((file) => file.split('/chat-assistant/')[1] ?? file);
  expect(paths).toContain('answers/classifier.ts');
  expect(paths.filter((path) => /^(?:training|testing)\//.test(path))).toEqual([]);
});
