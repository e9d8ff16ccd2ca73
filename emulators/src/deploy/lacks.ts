const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The paths at which `actual` has not what `wanted` has; what it has besides is its own affair. */
export function lacks(actual: unknown, wanted: unknown, path = ''): string[] {
  // Google leaves out what is false, nought or empty.
  const isUnset = actual === undefined && !wanted;
  if (!isObject(wanted)) return actual === wanted || isUnset ? [] : [path];
  return Object.entries(wanted).flatMap(([key, value]) =>
    lacks(isObject(actual) ? actual[key] : undefined, value, path ? `${path}.${key}` : key),
  );
}
