import { setIn } from 'formik';

/** `{ 'legal_consents.terms': x }` as Formik keeps it: `{ legal_consents: { terms: x } }`. */
export function nest<V>(flat: Record<string, V>): Record<string, unknown> {
  return Object.entries(flat).reduce<Record<string, unknown>>(
    (nested, [path, value]) => setIn(nested, path, value),
    {},
  );
}
