const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/**
 * The paths at which `actual` lacks or contradicts a value of `wanted`; additional values in `actual` are
 * ignored.
 */
export function lacks(actual: unknown, wanted: unknown, path = ''): string[] {
  // Google omits values that are false, zero or empty.
  const isUnset = actual === undefined && !wanted;
  if (!isObject(wanted)) return actual === wanted || isUnset ? [] : [path];
  return Object.entries(wanted).flatMap(([key, value]) =>
    lacks(isObject(actual) ? actual[key] : undefined, value, path ? `${path}.${key}` : key),
  );
}
