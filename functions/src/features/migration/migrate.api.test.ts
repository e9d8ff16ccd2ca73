import { receivedOf } from '@fanclub/contract/money/due';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { type DocumentData, getFirestore, Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '#platform/firebase/in-transaction';
import { cardsOf, firstCardId } from '#repositories/cards';
import { duesOf } from '#repositories/dues';
import type { Member } from '#repositories/member';
import { nextNumber, readMemberNumbers } from '#repositories/member-numbers';
import { findMember, memberDoc } from '#repositories/members';
import { findMigration, saveMigration } from '#repositories/migration';
import { paymentsOf } from '#repositories/payments';
import { searchKey } from '#repositories/search-keys';
import { membersOfBefore } from '../../../test/database-of-before.ts';
import { migrate } from './migrate.ts';

const approved = { request_status: 'approved', is_approved: true } as const;

/** A database that only this test uses. */
const app = initializeApp({ projectId: 'demo-before' }, 'before');
const db = getFirestore(app);
const context = { db, now: () => new Date() };
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
  return migrate(context);
};

let before: (Member | null)[];
beforeAll(async () => {
  await Promise.all(Object.entries(members).map(([id, row]) => db.doc(`members/${id}`).set(row)));
  before = await Promise.all(ids.map((id) => findMember(db, id)));
});
afterAll(async () => {
  await db.recursiveDelete(db.collection('members'));
  await db.recursiveDelete(db.collection('cards'));
  await db.recursiveDelete(db.collection('settings'));
  await deleteApp(app);
});

describe('a database from before seasons and payments', () => {
  it('is moved twice at once without harm', async () => {
    await Promise.all([again(), again()]);
    const moved = await whole();
    expect(await again()).toBe(0);
    expect(await whole()).toEqual(moved);
  });

  it('numbers the members by the day since when they are members, and before whoever is approved now', async () => {
    const approved = (await whole()).map(([member]) => member).filter((one) => one.is_approved);
    expect(approved.length).toBeGreaterThan(1);
    const bySince = approved.sort((a, b) => (a.member_number ?? 0) - (b.member_number ?? 0));
    expect(bySince.map((one) => one.member_number)).toEqual(approved.map((_, i) => i + 1));
    const days = bySince.map((one) => one.member_since ?? '');
    expect(days).toEqual(days.toSorted());
    const [earliest] = bySince;
    expect(earliest?.search_keys).toContain('1');
    const pending = (await whole()).map(([member]) => member).filter((one) => !one.is_approved);
    expect(pending.map((one) => one.member_number)).toEqual(pending.map(() => null));
    const next = await inTransaction(db, async (transaction) =>
      nextNumber(await readMemberNumbers(transaction, db)),
    );
    expect(next.number).toBe(approved.length + 1);
  });

  it.each(ids)('keeps what %s was: what readers made of the old row is stored now', async (id) => {
    const stored = await storedOf(id);
    const old = before[ids.indexOf(id)];
    expect(stored.membership).toEqual(old?.membership);
    expect(stored.is_approved).toBe(stored.membership !== null);
    expect((members[id] as DocumentData).membership).toBeUndefined();
    const after = await findMember(db, id);
    const { search_keys: _, received: __, owes_back_since: ___, ...rest } = after as Member;
    const { member_number: ____, member_since: _____, ...unnumbered } = rest;
    const { standing, standing_until: ______, ...ofSeasons } = unnumbered;
    const { held_seasons, first_season, last_season, ...same } = ofSeasons;
    expect(old).toMatchObject(same);
    expect(standing).toBe(stored.membership ? 'valid' : 'never');
    const season = stored.membership?.season ?? null;
    expect(held_seasons).toEqual(season ? [season] : []);
    expect([first_season, last_season]).toEqual([season, season]);
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
    const { search_keys: _, ...application } = renewed;
    await season.set({ ...application, request_number: number, season: '2025/26' });
    await again();
    const after = await storedOf(second);
    expect(after.earlier_numbers).toEqual([number]);
    expect(after.search_keys).toContain(searchKey(number));
    expect(renewed.search_keys).not.toContain(searchKey(number));
    await season.delete();
    await memberDoc(db, second).update({ open_dues: [], over_dues: [] });
    await again();
  });

  it('makes dues and account of a member who renewed with a debt, twice to the same', async () => {
    const { open_dues: _, over_dues: __, owes_since: ___, ...today } = await storedOf(third);
    const season = memberDoc(db, third).collection('seasons').doc('2025-26');
    const earlier = { request_number: 'JOFCI-MNPQ2345', season: '2025/26' };
    const decided_at = Timestamp.fromDate(new Date('2025-12-01T10:00:00Z'));
    await season.set({
      ...today,
      ...earlier,
      request_status: 'approved',
      payment_method: 'euro',
      total_price: 35,
      received: { EUR: 1750, IRR: 0 },
      is_paid: false,
      decided_at,
      archived_at: decided_at,
    });
    await db.doc(`members/${third}`).set({ ...today, owes_back_since: null });
    await db.recursiveDelete(db.collection(`members/${third}/dues`));
    expect(await again()).toBe(1);
    const stored = await storedOf(third);
    const rest = { ...earlier, amount: 1750, currency: 'EUR', since: decided_at };
    expect(stored.open_dues).toContainEqual(rest);
    expect(stored.owes_since).toEqual(decided_at);
    const dues = async () => (await duesOf(db, third).get()).docs.map((row) => row.data());
    const made = await dues();
    expect(made.map(({ request_number }) => request_number).sort()).toEqual(
      [earlier.request_number, stored.request_number].sort(),
    );
    expect(made).toContainEqual({
      ...earlier,
      amount: 3500,
      currency: 'EUR',
      since: stored.submitted_at,
      received: { EUR: 1750, IRR: 0 },
      is_cancelled: false,
      settled_at: null,
    });
    expect(await again()).toBe(0);
    expect([await storedOf(third), await dues()]).toEqual([stored, made]);
    await season.delete();
    await db.recursiveDelete(db.collection(`members/${third}/dues`));
    await memberDoc(db, third).update({ open_dues: [], over_dues: [] });
    await again();
  });

  it('gives back a membership that an early renewal replaced while it was valid', async () => {
    const of = { pack_type: 'base', juventus_card: false, since: Timestamp.now() } as const;
    const running = { ...of, season: '2096/97', valid_until: '2097-06-30', renewed_from: null };
    const early = { ...of, season: '2097/98', valid_until: '2098-06-30', renewed_from: '2096/97' };
    await memberDoc(db, second).update({
      ...approved,
      season: '2097/98',
      membership: early,
      held_seasons: [],
    });
    const season = memberDoc(db, second).collection('seasons').doc('2096-97');
    const {
      search_keys: _,
      open_dues: __,
      over_dues: ___,
      ...application
    } = await storedOf(second);
    await season.set({
      ...application,
      season: '2096/97',
      request_number: 'JOFCI-EFGH6789',
      membership: running,
      archived_at: Timestamp.now(),
    });
    await again();
    const moved = await storedOf(second);
    expect(moved).toMatchObject({
      membership: running,
      next_membership: { ...early, valid_from: '2097-07-01' },
      standing: 'valid',
      standing_until: '2097-06-30',
      held_seasons: ['2096/97', '2097/98'],
      first_season: '2096/97',
      last_season: '2097/98',
    });
    expect(await again()).toBe(0);
    expect(await storedOf(second)).toEqual(moved);
  });

  it('is gone on with where a run had to stop', async () => {
    await again();
    for (const id of [first, third]) await memberDoc(db, id).update({ search_keys: [] });
    expect(await again(second)).toBe(1);
    expect((await storedOf(first)).search_keys).toEqual([]);
    expect((await storedOf(third)).search_keys).not.toEqual([]);
    await saveMigration(db, { version: 0, reached: null });
    await migrate(context, () => 0);
    expect(await findMigration(db)).toEqual({ version: 0, reached: ids.at(-1) });
    expect(await again()).toBe(0);
  });

  it('is looked through once', async () => {
    await again();
    await memberDoc(db, first).update({ search_keys: [] });
    expect(await migrate(context)).toBe(0);
  });
});
