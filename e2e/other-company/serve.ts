/** Turns a copy of the project into another company's site, builds it and serves it. */

import { join } from 'node:path';
import { applyCompany } from './company.ts';
import { buildLog, copyProject, root, run, write } from './copy-project.ts';

copyProject();
await applyCompany();
write(buildLog, await run('npm', ['run', 'build']));
await import(join(root, 'tools/serve/main.ts'));
