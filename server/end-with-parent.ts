/**
 * Loaded into Deno before the function, when it runs on this machine: ends Deno as soon as the
 * process that started it is gone. A pipe closes with its owner even when that one is killed, which
 * no exit handler would survive.
 */

import process from 'node:process';

// Only once the function has loaded: Deno waits for a preloaded module's open pipes before it goes on.
addEventListener('load', () => process.stdin.on('end', () => process.exit()).resume());
