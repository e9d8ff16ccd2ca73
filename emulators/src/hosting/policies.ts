/** An entry of `hosting.headers` in firebase.json. */
export interface HeaderRule {
  source: string;
  headers: { key: string; value: string }[];
}

/** Returns the rules with each content security policy changed and all other headers kept. */
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
