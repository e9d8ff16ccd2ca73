/**
 * Two functions that build an object from a list of names. `Object.fromEntries` loses the types of the names; these
 * functions restore the types with a cast, so that their callers need no cast.
 */

export function pick<T extends object, K extends keyof T>(from: T, names: readonly K[]) {
  return Object.fromEntries(names.map((name) => [name, from[name]])) as Pick<T, K>;
}

/** Returns an object that has `entryOf(name)` for each name. */
export function byName<T extends object>(
  names: readonly (keyof T)[],
  entryOf: (name: keyof T) => T[keyof T],
) {
  return Object.fromEntries(names.map((name) => [name, entryOf(name)])) as T;
}
