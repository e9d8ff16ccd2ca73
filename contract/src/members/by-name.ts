/**
 * The two ways to build an object from a list of names. `Object.fromEntries` forgets which name has
 * which type; here, and nowhere else, it is said again.
 */

/** These entries of `from` and no others. */
export function pick<T extends object, K extends keyof T>(from: T, names: readonly K[]) {
  return Object.fromEntries(names.map((name) => [name, from[name]])) as Pick<T, K>;
}

/** An object with one entry for each name of its type. */
export function byName<T extends object>(
  names: readonly (keyof T)[],
  entryOf: (name: keyof T) => T[keyof T],
) {
  return Object.fromEntries(names.map((name) => [name, entryOf(name)])) as T;
}
