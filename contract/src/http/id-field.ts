import { string } from '../validation/yup.ts';

/** The longest id of a Firestore document, in bytes of UTF-8. */
const maxIdBytes = 1500;
const possible = /^(?!\.{1,2}$|__.*__$)[^/]+$/s;

/** False for an id with which no row can be stored, because Firestore refuses it. */
export const isPossibleId = (id: string): boolean =>
  possible.test(id) && id.isWellFormed() && new TextEncoder().encode(id).length <= maxIdBytes;

/** Returns the schema of an id; each id that a request names is of this schema. */
export const idField = () =>
  string()
    .required()
    .test('id', 'invalid_value', (id) => !id || isPossibleId(id));

/** Returns the schema of an id that browsers draw, so that a repeated call has no second effect. */
export const drawnIdField = () => idField().matches(/^[A-Za-z0-9-]{16,64}$/);
