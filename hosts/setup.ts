import { spawnSync } from 'node:child_process';
import { findNginx, leftOut } from './nginx.ts';

/** Before the tests: installs nginx where it is lacking and may be installed, of Debian's packages. */
export default function setup(): void {
  if (findNginx()) return;
  if (process.getuid?.() === 0) {
    console.log('No nginx found, installing one.');
    for (const args of [['update'], ['install', '-y', 'nginx-light']]) {
      const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
      spawnSync('apt-get', args, { stdio: 'ignore', env });
    }
  }
  if (!findNginx()) console.log(leftOut);
}
