import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Timestamp } from 'firebase-admin/firestore';

interface IndexFile {
  indexes: {
    collectionGroup: string;
    fields: { fieldPath: string; order?: string; arrayConfig?: string }[];
  }[];
  fieldOverrides: {
    collectionGroup: string;
    fieldPath: string;
    ttl?: boolean;
    indexes: object[];
  }[];
}

/** Reads the definitions of Firestore's indexes, as they are deployed. */
export function readIndexFile(): IndexFile {
  const file = fileURLToPath(new URL('../../firestore.indexes.json', import.meta.url));
  return JSON.parse(readFileSync(file, 'utf8'));
}

/**
 * Counts what Firestore stores for a row and its index entries, in bytes, by Google's documentation of storage sizes.
 * The indexes are those of firestore.indexes.json and the automatic ones of single fields.
 */

type Row = Readonly<Record<string, unknown>>;

const { indexes, fieldOverrides } = readIndexFile();
const automatic = [{ order: 'ASCENDING' }, { order: 'DESCENDING' }];
const perDocument = 32;

const isMap = (value: unknown): value is Row =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  !(value instanceof Timestamp);

const textBytes = (text: string) => Buffer.byteLength(text) + 1;
const sum = (sizes: readonly number[]) => sizes.reduce((all, size) => all + size, 0);

function valueBytes(value: unknown): number {
  if (typeof value === 'string') return textBytes(value);
  if (typeof value === 'number' || value instanceof Timestamp) return 8;
  if (Array.isArray(value)) return sum(value.map(valueBytes));
  return isMap(value) ? fieldsBytes(value) : 1;
}

const fieldsBytes = (row: Row) =>
  sum(
    Object.entries(row)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => textBytes(name) + valueBytes(value)),
  );

/** Returns the bytes of a path as Google's documentation counts them: those of its names and 16 more. */
const nameBytes = (path: string) => sum(path.split('/').map(textBytes)) + 16;
const parentBytes = (path: string) => nameBytes(path.split('/').slice(0, -2).join('/'));

/** Returns the size of a stored row without its index entries. */
const rowBytes = (path: string, row: Row) => nameBytes(path) + fieldsBytes(row) + perDocument;

/** Returns the path and the value of each field that is not a map, in the row and in its maps. */
function fieldsOf(row: Row, above = ''): [path: string, value: unknown][] {
  return Object.entries(row).flatMap(([name, value]): [string, unknown][] => {
    if (value === undefined) return [];
    return isMap(value) ? fieldsOf(value, `${above}${name}.`) : [[above + name, value]];
  });
}

/**
 * Returns the indexes of a single field: those of the field's own exemption, or else those of the nearest field above
 * it.
 */
function singleIndexes(group: string, path: string): object[] {
  const parts = path.split('.');
  const above = parts.map((_, i) => parts.slice(0, parts.length - i).join('.'));
  const found = [...above, '*']
    .map((field) =>
      fieldOverrides.find((it) => it.collectionGroup === group && it.fieldPath === field),
    )
    .find(Boolean);
  return found?.indexes ?? automatic;
}

/** Returns each index entry of a row as text, with its size. */
export function indexEntriesOf(path: string, row: Row): Map<string, number> {
  const group = path.split('/').at(-2) ?? '';
  const fields = fieldsOf(row);
  const base = nameBytes(path) + parentBytes(path) + perDocument;
  const entries = new Map<string, number>();
  const add = (index: string, values: unknown[], extra = 0) =>
    entries.set(
      `${path} ${index} ${JSON.stringify(values)}`,
      base + extra + sum(values.map(valueBytes)),
    );
  const each = (value: unknown) => (Array.isArray(value) ? value : [value]);
  for (const [field, value] of fields) {
    const kept = singleIndexes(group, field);
    // An array has one index in place of two, with an entry for each element.
    const needed = Array.isArray(value) ? kept.slice(0, 1) : kept;
    for (const index of needed) {
      for (const one of each(value)) {
        add(`${field} ${JSON.stringify(index)}`, [one], textBytes(field));
      }
    }
  }
  const values = new Map(fields);
  for (const index of indexes.filter(({ collectionGroup }) => collectionGroup === group)) {
    const paths = index.fields.map(({ fieldPath }) => fieldPath);
    if (!paths.every((field) => values.has(field))) continue;
    const rows = paths.reduce<unknown[][]>(
      (found, field) =>
        found.flatMap((some) => each(values.get(field)).map((one) => [...some, one])),
      [[]],
    );
    for (const one of rows) add(JSON.stringify(index.fields), one);
  }
  return entries;
}

/** Returns the bytes that a transaction writes: the new rows, and the index entries that it adds and removes. */
export function commitBytes(writes: readonly { path: string; before?: Row; after: Row }[]): number {
  return sum(
    writes.map(({ path, before, after }) => {
      const old = before ? indexEntriesOf(path, before) : new Map<string, number>();
      const now = indexEntriesOf(path, after);
      const changed = [...old, ...now].filter(([entry]) => old.has(entry) !== now.has(entry));
      return rowBytes(path, after) + sum(changed.map(([, bytes]) => bytes));
    }),
  );
}
