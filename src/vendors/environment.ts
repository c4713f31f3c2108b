/** The variables of docs/owner.md, "Environment", as texts or, in pages, as numbers. An empty variable counts as missing. */
export type Environment = Readonly<Record<string, string | number | undefined>>;
