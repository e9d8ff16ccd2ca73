/** An entry of `hosting.headers` in firebase.json. */
export interface HeaderRule {
  source: string;
  headers: { key: string; value: string }[];
}

/** Returns the entries with `change` applied to each content security policy. Other headers stay the same. */
export function mapPolicies(
  rules: readonly HeaderRule[],
  change: (policy: string) => string,
): HeaderRule[] {
  return rules.map(({ source, headers }) => ({
    source,
    headers: headers.map(({ key, value }) => ({
      key,
      value: key === 'Content-Security-Policy' ? change(value) : value,
    })),
  }));
}
