import { joinNames, type UsedNames } from './used-names.ts';

/** Pages that share a stylesheet. */
export interface Group {
  /** The routes of the pages. */
  readonly routes: readonly string[];
  readonly used: UsedNames;
}

/**
 * Joins the groups that are most alike until there are few enough: each stylesheet in a page adds a hash to
 * the security policy, whose length hosts limit.
 *
 * @param most how many groups may be left
 */
export function joinGroups(groups: readonly Group[], most: number): readonly Group[] {
  if (groups.length <= most) return groups;
  const pairs = groups.flatMap((a, index) =>
    groups.slice(index + 1).map((b) => ({ a, b, cost: cost(a, b) })),
  );
  const closest = pairs.reduce((best, pair) => (pair.cost < best.cost ? pair : best));
  const joined = {
    routes: [...closest.a.routes, ...closest.b.routes],
    used: joinNames(closest.a.used, closest.b.used),
  };
  const others = groups.filter((group) => group !== closest.a && group !== closest.b);
  return joinGroups([...others, joined], most);
}

/** How many names the pages of two groups would get that they do not use. */
function cost(a: Group, b: Group): number {
  const together = joinNames(a.used, b.used);
  return (
    a.routes.length * (size(together) - size(a.used)) + b.routes.length * (size(together) - size(b.used))
  );
}

function size({ classes, elements }: UsedNames): number {
  return classes.size + elements.size;
}
