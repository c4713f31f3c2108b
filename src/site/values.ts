export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

export function mapValues<Name extends string, Value, Result>(
  group: Readonly<Partial<Record<Name, Value>>>,
  change: (value: Value, name: Name) => Result,
): Record<Name, Result> {
  return Object.fromEntries(
    Object.entries(group).map(([name, value]) => [name, change(value as Value, name as Name)]),
  ) as Record<Name, Result>;
}

export function errorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
