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
  const snapshot = (path: string) => ({
    id: path.split('/').at(-1) ?? '',
    exists: rows.has(path),
    data: () => rows.get(path),
  });
  const idsIn = (collection: string) =>
    [...rows.keys()].filter((path) => path.slice(0, path.lastIndexOf('/')) === collection);
  const collection = (path: string) => ({
    path,
    isCollection: true,
    withConverter: () => collection(path),
    doc: (id: string) => ({ path: `${path}/${id}` }),
  });
  const transaction = {
    get: async (wanted: Place) =>
      'isCollection' in wanted ? { docs: idsIn(wanted.path).map(snapshot) } : snapshot(wanted.path),
    create: ({ path }: Place, row: Row) => {
      if (rows.has(path)) throw new Error(`${path} exists`);
      rows.set(path, row);
    },
    /** Only merging writes are used here. */
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
    mails: () => rowsIn('mail'),
    audits: () => rowsIn('audit').map(({ action, fields }) => [action, fields]),
  };
}
