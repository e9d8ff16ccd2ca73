/** One part of a match path: `users`, `{id}` or `{rest=**}`. */
export type Segment =
  | { kind: 'literal'; text: string }
  | { kind: 'one'; name: string }
  | { kind: 'rest'; name: string };

export const methods = ['get', 'list', 'create', 'update', 'delete'] as const;
export type Method = (typeof methods)[number];

export interface Allow {
  methods: ReadonlySet<Method>;
  /** Only constant conditions can be loaded, so that the answer is known at load time. */
  permits: boolean;
}

export interface Match {
  path: readonly Segment[];
  allows: readonly Allow[];
  children: readonly Match[];
}

export interface Ruleset {
  version: 1 | 2;
  matches: readonly Match[];
}
