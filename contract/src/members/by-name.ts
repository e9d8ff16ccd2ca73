/**
 * Two ways to build an object from a list of names. `Object.fromEntries` loses the type of each name; only these
 * helpers state it again.
 */

/** Returns an object with only these entries of `from`. */
export function pick<T extends object, K extends keyof T>(from: T, names: readonly K[]) {
  return Object.fromEntries(names.map((name) => [name, from[name]])) as Pick<T, K>;
}

/** Returns an object with one entry for each name of its type. */
export function byName<T extends object>(
  names: readonly (keyof T)[],
  entryOf: (name: keyof T) => T[keyof T],
) {
  return Object.fromEntries(names.map((name) => [name, entryOf(name)])) as T;
}
