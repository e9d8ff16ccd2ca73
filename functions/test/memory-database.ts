import { pick } from '@fanclub/contract/members/by-name';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { divideFields, latestFields, type Member } from '../src/repositories/member.ts';

type Row = Record<string, unknown>;
type Fits = (row: Row) => boolean;
interface Converter {
  fromFirestore: (snapshot: { data: () => Row }) => Row;
}
interface Order {
  /** The path of a field; null for the row's own path. */
  field: string | null;
  sign: 1 | -1;
}
/** A query. */
interface Asked {
  /** The path of the collection; empty for a group of collections. */
  path: string;
  holds: (path: string) => boolean;
  fits: readonly Fits[];
  orders: readonly Order[];
  after: readonly unknown[] | null;
  max: number;
}

/** Reads a field whose path may have dots. */
const fieldOf = (row: Row, field: string): unknown =>
  field.split('.').reduce<unknown>((value, name) => (value as Row | undefined)?.[name], row);

/** Like Firestore, compares only values of the same type. Timestamps are compared by their `valueOf`. */
const comparisons: Record<string, (has: unknown, value: unknown) => boolean> = {
  '==': (has, value) => has === value,
  '<=': (has, value) => typeof has === typeof value && (has as number) <= (value as number),
  '>=': (has, value) => typeof has === typeof value && (has as number) >= (value as number),
  '>': (has, value) => typeof has === typeof value && (has as number) > (value as number),
  in: (has, value) => Array.isArray(value) && value.includes(has),
  'array-contains': (has, value) => Array.isArray(has) && has.includes(value),
};

/** Puts a person and the application of this member into the rows of a database in memory. */
export function putMember(rows: Map<string, Row>, { id, ...member }: Member): void {
  const { person } = divideFields(member);
  rows.set(`members/${id}`, { ...person, latest: pick(member, latestFields) });
  putApplication(rows, { id, ...member });
}

/** Puts one application of a member into the rows of a database in memory. */
export function putApplication(rows: Map<string, Row>, { id, ...member }: Member): void {
  rows.set(`applications/${member.request_number}`, {
    ...divideFields(member).application,
    member: id,
    country: member.country_of_residency,
  });
}

/**
 * Returns a Firestore in memory that knows the reads and writes of the functions that unit tests call with it. Rows
 * are in `rows` by their path. Nothing is atomic: tests of races and crashes need the emulator.
 */
export function openMemory(rows = new Map<string, Row>()) {
  const collectionOf = (path: string) => path.slice(0, path.lastIndexOf('/'));

  const reference = (path: string, converter?: Converter) => ({
    path,
    id: path.slice(path.lastIndexOf('/') + 1),
    parent: { id: collectionOf(path).split('/').at(-1), parent: ownerOf(path) },
    withConverter: (other: Converter) => reference(path, other),
    get: async () => snapshot(path, converter),
    create: async (row: Row) => create({ path }, row),
    converter,
  });
  /** The document that the row's collection is under. */
  const ownerOf = (path: string) => {
    const owner = collectionOf(collectionOf(path));
    return owner ? { path: owner, id: owner.slice(owner.lastIndexOf('/') + 1) } : null;
  };
  const snapshot = (path: string, converter?: Converter) => {
    const row = rows.get(path);
    return {
      id: path.slice(path.lastIndexOf('/') + 1),
      ref: reference(path, converter),
      exists: row !== undefined,
      data: () => row && (converter?.fromFirestore({ data: () => row }) ?? row),
      get: (field: string) => row && fieldOf(row, field),
    };
  };

  const query = (asked: Asked, converter?: Converter) => {
    const more = (change: Partial<Asked>) => query({ ...asked, ...change }, converter);
    const valueIn = (path: string, { field }: Order) =>
      field === null ? path : fieldOf(rows.get(path) ?? {}, field);
    const compare = (path: string, bounds: readonly unknown[]) => {
      for (const [at, bound] of bounds.entries()) {
        const order = asked.orders[at] as Order;
        const own = valueIn(path, order) as number;
        if (own > (bound as number)) return order.sign;
        if (own < (bound as number)) return -order.sign;
      }
      return 0;
    };
    const found = () => {
      const fits = (path: string) => asked.fits.every((each) => each(rows.get(path) ?? {}));
      const paths = [...rows.keys()].filter((path) => asked.holds(path) && fits(path));
      const boundsOf = (path: string) => asked.orders.map((order) => valueIn(path, order));
      if (asked.orders.length > 0) paths.sort((one, other) => compare(one, boundsOf(other)));
      const { after } = asked;
      return paths.filter((path) => !after || compare(path, after) > 0).slice(0, asked.max);
    };
    const boundOf = (bound: unknown, at: number) => {
      if (asked.orders[at]?.field !== null) return bound;
      return typeof bound === 'string'
        ? `${asked.path}/${bound}`
        : (bound as { path: string }).path;
    };
    const read = async () => {
      const docs = found().map((path) => snapshot(path, converter));
      return { docs, size: docs.length, empty: docs.length === 0 };
    };
    return {
      get: read,
      withConverter: (other: Converter) => query(asked, other),
      limit: (max: number) => more({ max }),
      where: (field: string, operator: string, value: unknown) => {
        const compares = comparisons[operator];
        if (!compares) throw new Error(`The Firestore in memory does not know ${operator}.`);
        return more({ fits: [...asked.fits, (row) => compares(fieldOf(row, field), value)] });
      },
      orderBy: (field: unknown, direction: 'asc' | 'desc' = 'asc') =>
        more({
          orders: [
            ...asked.orders,
            {
              field: typeof field === 'string' ? field : null,
              sign: direction === 'asc' ? 1 : -1,
            },
          ],
        }),
      startAfter: (first: unknown, ...others: unknown[]) => {
        const row = (first as { ref?: { path: string } } | null)?.ref;
        const after = row
          ? asked.orders.map((order) => valueIn(row.path, order))
          : [first, ...others].map(boundOf);
        return more({ after });
      },
      count: () => ({ get: async () => ({ data: () => ({ count: found().length }) }) }),
      /** Only sums. The client keeps the field of a sum under `_field`. */
      aggregate: (sums: Record<string, { _field: string }>) => ({
        get: async () => ({
          data: () =>
            Object.fromEntries(
              Object.entries(sums).map(([name, { _field }]) => [
                name,
                found().reduce(
                  (sum, path) => sum + Number(fieldOf(rows.get(path) ?? {}, _field)),
                  0,
                ),
              ]),
            ),
        }),
      }),
    };
  };
  const everything = { fits: [], orders: [], after: null, max: Number.POSITIVE_INFINITY };
  const isIn = (path: string) => (row: string) =>
    row.startsWith(`${path}/`) && !row.includes('/', path.length + 1);
  const collection = (path: string, converter?: Converter): object => ({
    ...query({ ...everything, path, holds: isIn(path) }, converter),
    withConverter: (other: Converter) => collection(path, other),
    doc: (id: string) => {
      if (!id) throw new Error('A row needs an id.');
      return reference(`${path}/${id}`, converter);
    },
  });

  const create = ({ path }: { path: string }, row: Row) => {
    if (rows.has(path)) throw Object.assign(new Error(`${path} exists`), { code: 6 });
    rows.set(path, row);
  };
  type Place = ReturnType<typeof reference>;
  const getAll = async (...wanted: Place[]) =>
    wanted.map(({ path, converter }) => snapshot(path, converter));
  const merge = ({ path }: Place, changes: Row) => {
    const row = { ...rows.get(path) };
    for (const [name, value] of Object.entries(changes)) {
      const [outer = '', inner] = name.split('.');
      // The client keeps what an `arrayUnion` adds under `elements`.
      const { elements: added } = Object(value) as { elements?: unknown[] };
      if (added) row[outer] = [...new Set([...((row[outer] as unknown[]) ?? []), ...added])];
      else row[outer] = inner === undefined ? value : { ...(row[outer] as Row), [inner]: value };
    }
    rows.set(path, row);
  };
  const transaction = {
    get: async (wanted: Place | ReturnType<typeof query>) => wanted.get(),
    getAll,
    create,
    /** The functions under test use `set` only to merge fields into a row. */
    set: merge,
    update: merge,
    delete: ({ path }: Place) => rows.delete(path),
  };
  const db = {
    collection,
    collectionGroup: (name: string) =>
      query({
        ...everything,
        path: '',
        holds: (row) => collectionOf(row).split('/').at(-1) === name,
      }),
    doc: (path: string) => reference(path),
    getAll,
    runTransaction: (work: (each: object) => unknown) => work(transaction),
  } as unknown as Firestore;
  return { db, rows, transaction: transaction as unknown as Transaction };
}
