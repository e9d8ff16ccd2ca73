const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/**
 * Returns the paths of values in `wanted` that `actual` does not have or has differently. Values that only `actual` has
 * are ignored.
 */
export function lacks(actual: unknown, wanted: unknown, path = ''): string[] {
  // Google leaves out fields that are false, zero or empty.
  const isUnset = actual === undefined && !wanted;
  if (!isObject(wanted)) return actual === wanted || isUnset ? [] : [path];
  return Object.entries(wanted).flatMap(([key, value]) =>
    lacks(isObject(actual) ? actual[key] : undefined, value, path ? `${path}.${key}` : key),
  );
}
