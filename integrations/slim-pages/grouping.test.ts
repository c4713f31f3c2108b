import { describe, expect, it } from 'vitest';
import { joinGroups } from './grouping.ts';
import { NamesOfPages } from './used-names.ts';

function group(route: string, classes: string) {
  return { routes: [route], used: new NamesOfPages().add(`<p class="${classes}">`) };
}

const groups = [group('/a', 'one two'), group('/b', 'three four'), group('/c', 'one two five')];

describe('groups of pages', () => {
  it('stay as they are when they are few enough', () => {
    expect(joinGroups(groups, 3)).toBe(groups);
  });

  it('are joined where that adds least, with what any of them uses', () => {
    const [first, joined] = joinGroups(groups, 2);
    expect(first?.routes).toEqual(['/b']);
    expect(joined?.routes).toEqual(['/a', '/c']);
    expect([...(joined?.used.classes ?? [])]).toEqual(['one', 'two', 'five']);
  });

  it('join to one where only one may be left', () => {
    expect(joinGroups(groups, 1).map(({ routes }) => routes.toSorted())).toEqual([['/a', '/b', '/c']]);
  });
});
