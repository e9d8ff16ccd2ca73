import { Timestamp } from 'firebase-admin/firestore';

/**
 * Converts a stored value to JSON: times to ISO 8601, also inside lists and objects; all other values stay unchanged.
 */
export function plain(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate().toISOString();
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  return plainRow(value);
}

/** Converts the fields of a row to JSON, without those in `leftOut`. */
export function plainRow(row: object, leftOut: readonly string[] = []): Record<string, unknown> {
  const told = Object.entries(row).filter(([name]) => !leftOut.includes(name));
  return Object.fromEntries(told.map(([name, value]) => [name, plain(value)]));
}
