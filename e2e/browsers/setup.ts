/** Before all tests and once: two browsers that are installed at the same time would wait for the same lock. */

import type { TestProject } from 'vitest/node';
import { ensurePrograms, firefoxNeeds, webKitNeeds } from '../../scripts/needed-programs.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** What `ensurePrograms` gives: paths of programs, or why there are none. */
    readonly firefox: readonly string[] | string;
    readonly webkit: readonly string[] | string;
  }
}

export default function setup({ provide }: TestProject): void {
  provide('firefox', ensurePrograms(firefoxNeeds));
  provide('webkit', ensurePrograms(webKitNeeds));
}
