import type { ServerContext } from '#platform/context';
import { createKeyedHash } from '#platform/keyed-hash';
import { createKeyedMutex } from '#platform/keyed-mutex';
import type { Member } from '#repositories/member';
import type { Payment } from '#repositories/payments';
import { now } from './build-money.ts';

interface Place {
  path: string;
}
type Row = Record<string, unknown>;
type Filter = (row: Row) => boolean;
interface Query extends Place {
  filters: readonly Filter[];
}

/**
 * Returns a database in memory with these members and payments, for functions that change money in one transaction,
 * and functions that read it.
 */
export function storeMoney(members: readonly Member[], payments: Record<string, Payment[]> = {}) {
  const rows = new Map<string, Row>();
  const put = (collection: string, { id, ...row }: { id: string }) =>
    rows.set(`${collection}/${id}`, row);
  for (const member of members) put('members', member);
  for (const [id, own] of Object.entries(payments)) {
    for (const payment of own) put(`members/${id}/payments`, payment);
  }
  const reference = (path: string) => ({ path, parent: { id: path.split('/').at(-2) ?? '' } });
  const snapshot = (path: string) => ({
    id: path.split('/').at(-1) ?? '',
    ref: reference(path),
    exists: rows.has(path),
    data: () => rows.get(path),
  });
  const idsIn = (collection: string) =>
    [...rows.keys()].filter((path) => path.slice(0, path.lastIndexOf('/')) === collection);
  const found = ({ path, filters }: Query) =>
    idsIn(path)
      .filter((id) => filters.every((fits) => fits(rows.get(id) ?? {})))
      .map(snapshot);
  const collection = (path: string, filters: readonly Filter[] = []) => ({
    path,
    filters,
    withConverter: () => collection(path, filters),
    limit: () => collection(path, filters),
    where: (field: string, operator: '==' | 'array-contains', value: unknown) =>
      collection(path, [
        ...filters,
        (row) => {
          const has = row[field];
          return operator === '==' ? has === value : Array.isArray(has) && has.includes(value);
        },
      ]),
    doc: (id: string) => reference(`${path}/${id}`),
  });
  const transaction = {
    get: async (wanted: Place | Query) =>
      'filters' in wanted ? { docs: found(wanted) } : snapshot(wanted.path),
    getAll: async (...wanted: Place[]) => wanted.map(({ path }) => snapshot(path)),
    create: ({ path }: Place, row: Row) => {
      if (rows.has(path)) throw new Error(`${path} exists`);
      rows.set(path, row);
    },
    /** The functions under test use `set` only to merge fields into a row. */
    set: ({ path }: Place, row: Row) => rows.set(path, { ...rows.get(path), ...row }),
    update: ({ path }: Place, row: Row) => rows.set(path, { ...rows.get(path), ...row }),
    delete: ({ path }: Place) => rows.delete(path),
  };
  const context = {
    db: { collection, runTransaction: (work: (each: object) => unknown) => work(transaction) },
    mutex: createKeyedMutex(),
    keyedHash: createKeyedHash('a key for tests only'),
    now: () => now,
  } as unknown as ServerContext;
  const rowsIn = (path: string) => idsIn(path).map((each) => rows.get(each) ?? {});
  return {
    context,
    put,
    member: (id: string) => rows.get(`members/${id}`),
    payments: (id: string) => idsIn(`members/${id}/payments`).map((path) => path.split('/').at(-1)),
    paymentRows: (id: string) =>
      idsIn(`members/${id}/payments`).map((path) => ({
        id: path.split('/').at(-1),
        ...rows.get(path),
      })),
    dues: (id: string) => rowsIn(`members/${id}/dues`),
    season: (id: string, season: string) => rows.get(`members/${id}/seasons/${season}`),
    ledger: () => rowsIn('ledger'),
    mails: () => rowsIn('mail'),
    audits: () => rowsIn('audit').map(({ action, fields }) => [action, fields]),
  };
}
