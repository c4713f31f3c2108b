import { describe, expect, it } from 'vitest';
import { ensurePrograms } from './needed-programs.ts';

const needs = {
  browser: 'Fox',
  programs: [['fox-esr', 'fox'], ['screen']],
  packages: ['fox-browser', 'screen-tools'],
};

/** A machine with some programs, on which installing may be allowed and then brings some more. */
function machine(present: readonly string[], { mayInstall = false, brings = [] as readonly string[] } = {}) {
  const programs = new Set(present);
  const installed: string[] = [];
  return {
    installed,
    find: (names: readonly string[]) => {
      const name = names.find((one) => programs.has(one));
      return name && `/bin/${name}`;
    },
    mayInstall: () => mayInstall,
    install: (...packages: readonly string[]) => {
      installed.push(...packages);
      for (const program of brings) programs.add(program);
    },
  };
}

describe('ensurePrograms', () => {
  it('gives the paths of what is there, in the order of the needs, and installs nothing', () => {
    const complete = machine(['screen', 'fox'], { mayInstall: true });
    expect(ensurePrograms(needs, complete, false)).toEqual(['/bin/fox', '/bin/screen']);
    expect(complete.installed).toEqual([]);
  });

  it('installs what is missing where that is allowed', () => {
    const bare = machine(['fox'], { mayInstall: true, brings: ['screen'] });
    expect(ensurePrograms(needs, bare, true)).toEqual(['/bin/fox', '/bin/screen']);
    expect(bare.installed).toEqual(['fox-browser', 'screen-tools']);
  });

  it('says what to install where that is not allowed, also in CI', () => {
    for (const isCI of [false, true]) {
      expect(ensurePrograms(needs, machine(['fox']), isCI)).toMatch(
        /^Fox was left out: install fox-browser and screen-tools/,
      );
    }
  });

  it('says that installing failed, and fails in CI, where a browser must not be missing', () => {
    const broken = machine([], { mayInstall: true });
    expect(ensurePrograms(needs, broken, false)).toMatch(/could not be installed/);
    expect(() => ensurePrograms(needs, broken, true)).toThrow(/could not be installed/);
  });
});
