import { receivedOf } from '@fanclub/contract/money/due';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { type DocumentData, getFirestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cardsOf, firstCardId } from '#repositories/cards';
import type { Member } from '#repositories/member';
import { findMember, memberDoc } from '#repositories/members';
import { findMigration, saveMigration } from '#repositories/migration';
import { paymentsOf } from '#repositories/payments';
import { searchKey } from '#repositories/search-keys';
import { membersOfBefore } from '../../../test/database-of-before.ts';
import { migrate } from './migrate.ts';

/** A database that only this test uses. */
const app = initializeApp({ projectId: 'demo-before' }, 'before');
const db = getFirestore(app);
const members = membersOfBefore();
const ids = Object.keys(members).sort();
const [first, second, third] = ids as [string, string, string];

const storedOf = async (id: string) => (await db.doc(`members/${id}`).get()).data() as Member;
const paymentsOfMember = async (id: string) =>
  (await paymentsOf(db, id).get()).docs.map((row) => row.data());
const whole = () =>
  Promise.all(ids.map(async (id) => [await storedOf(id), await paymentsOfMember(id)] as const));
const again = async (reached: string | null = null) => {
  await saveMigration(db, { version: 0, reached });
  return migrate({ db });
};

let before: (Member | null)[];
beforeAll(async () => {
  await Promise.all(Object.entries(members).map(([id, row]) => db.doc(`members/${id}`).set(row)));
  before = await Promise.all(ids.map((id) => findMember(db, id)));
});
afterAll(async () => {
  await db.recursiveDelete(db.collection('members'));
  await db.recursiveDelete(db.collection('cards'));
  await deleteApp(app);
});

describe('a database from before seasons and payments', () => {
  it('is moved twice at once without harm', async () => {
    await Promise.all([again(), again()]);
    const moved = await whole();
    expect(await again()).toBe(0);
    expect(await whole()).toEqual(moved);
  });

  it.each(ids)('keeps what %s was: what readers made of the old row is stored now', async (id) => {
    const stored = await storedOf(id);
    const old = before[ids.indexOf(id)];
    expect(stored.membership).toEqual(old?.membership);
    expect(stored.is_approved).toBe(stored.membership !== null);
    expect((members[id] as DocumentData).membership).toBeUndefined();
    const after = await findMember(db, id);
    const { search_keys: _, received: __, owes_back_since: ___, ...same } = after as Member;
    expect(old).toMatchObject(same);
  });

  it('says as payments what its marks say, to the cent and the rial', async () => {
    const stored = (await whole()).map(([member, payments]) => ({ member, payments }));
    const paid = stored.filter(({ member }) => member.is_paid);
    expect(paid.length).toBeGreaterThan(0);
    for (const { member, payments } of paid) {
      expect(payments).toMatchObject([{ kind: 'in', source: 'carried' }]);
      const received = payments.map(({ amount, currency }) => ({ [currency]: amount }));
      expect(member.received).toMatchObject(Object.assign({}, ...received));
      expect(receivedOf(member)).toEqual(member.received);
    }
    const unpaid = stored.filter(({ member }) => !member.is_paid);
    expect(unpaid.flatMap(({ payments }) => payments)).toEqual([]);
  });

  it('makes a card for each membership with one, and touches none that is there', async () => {
    const cards = await Promise.all(ids.map(async (id) => (await cardsOf(db, id).get()).docs));
    const withCard = before.flatMap((member) => (member?.membership?.juventus_card ? member : []));
    expect(withCard.length).toBeGreaterThan(0);
    expect(cards.flat().map((card) => card.id)).toEqual(
      withCard.map(({ id, membership }) => firstCardId(id, membership?.season ?? '')),
    );
    const [card] = cards.flat();
    await card?.ref.update({ state: 'posted' });
    await again();
    expect((await card?.ref.get())?.get('state')).toBe('posted');
  });

  it('says since when what a rejection was paid is owed back', async () => {
    const rejected = { request_status: 'rejected', is_approved: false, is_paid: true } as const;
    const fields = { ...rejected, membership: null, received: null, owes_back_since: null };
    await memberDoc(db, first).update(fields);
    await db.recursiveDelete(db.collection(`members/${first}/payments`));
    await again();
    const { owes_back_since, decided_at } = await storedOf(first);
    expect(decided_at).not.toBeNull();
    expect(owes_back_since).toEqual(decided_at);
  });

  it('finds who has renewed by the numbers of before', async () => {
    const [renewed, number] = [await storedOf(second), 'JOFCI-EFGH6789'];
    const season = memberDoc(db, second).collection('seasons').doc('2025-26');
    await season.set({ request_number: number });
    await again();
    const after = await storedOf(second);
    expect(after.earlier_numbers).toEqual([number]);
    expect(after.search_keys).toContain(searchKey(number));
    expect(renewed.search_keys).not.toContain(searchKey(number));
    await season.delete();
    await again();
  });

  it('is gone on with where a run had to stop', async () => {
    await again();
    for (const id of [first, third]) await memberDoc(db, id).update({ search_keys: [] });
    expect(await again(second)).toBe(1);
    expect((await storedOf(first)).search_keys).toEqual([]);
    expect((await storedOf(third)).search_keys).not.toEqual([]);
    await saveMigration(db, { version: 0, reached: null });
    await migrate({ db }, () => 0);
    expect(await findMigration(db)).toEqual({ version: 0, reached: ids.at(-1) });
    expect(await again()).toBe(0);
  });

  it('is looked through once', async () => {
    await again();
    await memberDoc(db, first).update({ search_keys: [] });
    expect(await migrate({ db })).toBe(0);
  });
});
