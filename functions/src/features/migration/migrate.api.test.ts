import { receivedOf } from '@fanclub/contract/money/due';
import type { DocumentData } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serverContext } from '#platform/context';
import type { Member } from '#repositories/member';
import { findMember, memberDoc } from '#repositories/members';
import { findMigration, saveMigration } from '#repositories/migration';
import { databaseOfBefore } from '../../../test/database-of-before.ts';
import { testDb } from '../../../test/firebase.ts';
import { storedMember, storedPayments } from '../../../test/stored.ts';
import { migrate } from './migrate.ts';

const { members, ...locks } = databaseOfBefore();
const ids = Object.keys(members);
const rows = Object.entries({ members, ...locks }).flatMap(([collection, stored]) =>
  Object.entries(stored).map(([id, row]) => ({ ref: testDb().doc(`${collection}/${id}`), row })),
);
const whole = () =>
  Promise.all(
    ids.map(async (id) => [await storedMember({ id }), await storedPayments({ id })] as const),
  );
const again = async () => {
  await saveMigration(testDb(), { version: 0, reached: null });
  return migrate(serverContext());
};

let before: (Member | null)[];
beforeAll(async () => {
  await Promise.all(rows.map(({ ref, row }) => ref.set(row)));
  before = await Promise.all(ids.map((id) => findMember(testDb(), id)));
});
afterAll(async () => {
  for (const { ref } of rows) await testDb().recursiveDelete(ref);
});

describe('a database from before seasons and payments', () => {
  it('is moved twice at once without harm', async () => {
    await Promise.all([again(), again()]);
    const moved = await whole();
    expect(await again()).toBe(0);
    expect(await whole()).toEqual(moved);
  });

  it.each(ids)('keeps what %s was: what readers made of the old row is stored now', async (id) => {
    const stored = await storedMember({ id });
    const old = before.find((member) => member?.id === id);
    expect(stored?.membership).toEqual(old?.membership);
    expect(stored?.is_approved).toBe(stored?.membership != null);
    expect((members[id] as DocumentData).membership).toBeUndefined();
    const after = await findMember(testDb(), id);
    const { search_keys: _, received: __, owes_back_since: ___, ...same } = after as Member;
    expect(old).toMatchObject(same);
  });

  it('says as payments what its marks say, to the cent and the rial', async () => {
    const stored = (await whole()).map(([member, payments]) => ({ member, payments }));
    const paid = stored.filter(({ member }) => member?.is_paid);
    expect(paid.length).toBeGreaterThan(0);
    for (const { member, payments } of paid) {
      expect(payments).toMatchObject([{ kind: 'in', source: 'carried' }]);
      const received = payments.map(({ amount, currency }) => ({ [currency]: amount }));
      expect(member?.received).toMatchObject(Object.assign({}, ...received));
      expect(member && receivedOf(member)).toEqual(member?.received);
    }
    const unpaid = stored.filter(({ member }) => !member?.is_paid);
    expect(unpaid.flatMap(({ payments }) => payments)).toEqual([]);
  });

  it('says since when what a rejection was paid is owed back', async () => {
    const rejected = { request_status: 'rejected', is_approved: false, is_paid: true } as const;
    const [id] = ids;
    const fields = { ...rejected, membership: null, received: null, owes_back_since: null };
    await memberDoc(testDb(), String(id)).update(fields);
    await testDb().recursiveDelete(testDb().collection(`members/${id}/payments`));
    await again();
    const { owes_back_since, decided_at } = (await storedMember({ id: String(id) })) ?? {};
    expect(owes_back_since).not.toBeNull();
    expect(owes_back_since).toEqual(decided_at);
  });

  it('is gone on with where a run had to stop', async () => {
    await again();
    const [first, second, third] = ids.toSorted() as [string, string, string];
    for (const id of [first, third]) await memberDoc(testDb(), id).update({ search_keys: [] });
    await saveMigration(testDb(), { version: 0, reached: second });
    await migrate(serverContext(), () => 0);
    expect(await findMigration(testDb())).toMatchObject({ reached: expect.any(String) });
    const keysOf = async (id: string) => (await storedMember({ id }))?.search_keys.length ?? 0;
    expect(await keysOf(first)).toBe(0);
    expect(await keysOf(third)).toBeGreaterThan(0);
    expect(await again()).toBe(1);
    expect((await findMigration(testDb())).version).toBe(1);
  });

  it('is looked through once', async () => {
    await again();
    await memberDoc(testDb(), String(ids[0])).update({ search_keys: [] });
    expect(await migrate(serverContext())).toBe(0);
  });
});
