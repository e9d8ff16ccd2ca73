import type { ServerContext } from '#platform/context';
import { createKeyedHash } from '#platform/keyed-hash';
import { createKeyedMutex } from '#platform/keyed-mutex';
import type { ApplicationDocument } from '#repositories/applications';
import type { Member, MemberDocument, PersonDocument } from '#repositories/member';
import type { Payment } from '#repositories/payments';
import { now } from './build-money.ts';
import { openMemory, putApplication, putMember } from './memory-database.ts';

/**
 * Returns a database in memory with these members and payments, for functions that change money in one transaction,
 * and functions that read it.
 */
export function storeMoney(members: readonly Member[], payments: Record<string, Payment[]> = {}) {
  const { db, rows, transaction } = openMemory();
  const put = <R extends { id: string }>(collection: string, { id, ...row }: R) =>
    rows.set(`${collection}/${id}`, row);
  for (const member of members) putMember(rows, member);
  for (const [id, own] of Object.entries(payments)) {
    for (const payment of own) put(`members/${id}/payments`, payment);
  }
  const idsIn = (collection: string) =>
    [...rows.keys()].filter((path) => path.slice(0, path.lastIndexOf('/')) === collection);
  const nobody = Object.assign(new Error('There is no account.'), { code: 'auth/user-not-found' });
  const context = {
    db,
    auth: { getUser: () => Promise.reject(nobody) },
    mutex: createKeyedMutex(),
    keyedHash: createKeyedHash('a key for tests only'),
    now: () => now,
  } as unknown as ServerContext;
  /** Returns the stored fields of a person and of the present application. */
  const member = (id: string) => {
    const { latest, ...person } = (rows.get(`members/${id}`) ?? {}) as Partial<PersonDocument>;
    const application = rows.get(`applications/${latest?.request_number}`);
    return latest && ({ ...person, ...application } as MemberDocument);
  };
  const rowsIn = (path: string) => idsIn(path).map((each) => rows.get(each) ?? {});
  return {
    context,
    transaction,
    put,
    remove: (path: string) => rows.delete(path),
    putMember: (member: Member) => putMember(rows, member),
    putApplication: (member: Member) => putApplication(rows, member),
    member,
    payments: (id: string) => idsIn(`members/${id}/payments`).map((path) => path.split('/').at(-1)),
    paymentRows: (id: string) =>
      idsIn(`members/${id}/payments`).map((path) => ({
        id: path.split('/').at(-1),
        ...rows.get(path),
      })),
    application: (number: string) => rows.get(`applications/${number}`),
    applications: (id: string) =>
      rowsIn('applications').filter((row) => row.member === id) as unknown as ApplicationDocument[],
    ledger: () => rowsIn('ledger'),
    mails: () => rowsIn('mail'),
    audits: () => rowsIn('audit').map(({ action, fields }) => [action, fields]),
  };
}
