import { randomUUID } from 'node:crypto';
import { importMembers } from '@fanclub/contract/admin/import-routes';
import { approveUser, deleteUser } from '@fanclub/contract/admin/routes';
import type { RouteDefinition } from '@fanclub/contract/http/route';
import { askMerge, runMerge, undoMerge } from '@fanclub/contract/merge/routes';
import { bookMoney } from '@fanclub/contract/money/routes';
import { renew } from '@fanclub/contract/registration/renewal-routes';
import { approved, type BuiltMember } from '@fanclub/stories/tools/build-member';
import { type CallOptions, call, callOrThrow } from '@fanclub/stories/tools/call';
import { signInAdmin } from '@fanclub/stories/tools/sign-in-admin';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, inject, it } from 'vitest';
import { deleteMember } from '#features/admin/delete-member';
import { serverContext } from '#platform/context';
import type { MemberDocument } from '#repositories/member';
import { auditRowsOf } from '../../../test/audit-rows.ts';
import { aPayment } from '../../../test/build-money.ts';
import { dieAtCommit } from '../../../test/die-at-commit.ts';
import { halfCases } from '../../../test/faults/what-was-lost.ts';
import { testDb } from '../../../test/firebase.ts';
import { buildRenewal } from '../../../test/requests/subjects.ts';
import { storeMember } from '../../../test/store-member.ts';
import { putFields, storedMember, storedMembers, storedPayments } from '../../../test/stored.ts';
import { runMerge as runInProcess } from './run-merge.ts';

const baseUrl = inject('secondServer');

const owner = await signInAdmin();

const stored = (fields: Partial<MemberDocument> = {}) =>
  storeMember({ juventus_card: false, payment_method: 'euro', pack_type: 'base' }, fields);
const present = () => stored();
/** Stores a member of an earlier season who has not paid. */
const earlier = (season = '2020/21') => stored({ ...approved, is_paid: false, season });

const byOwner = <Route extends RouteDefinition>(route: Route, options: CallOptions) =>
  call(route, { token: owner.token, ...options });
const pay = ({ id }: { id: string }, other = {}) =>
  byOwner(bookMoney, {
    params: { id, paymentId: randomUUID() },
    body: aPayment({ amount: 100 }),
    ...other,
  });
const ask = (stays: { id: string }, goes: { id: string }) =>
  callOrThrow(askMerge, { token: owner.token, params: { id: stays.id }, body: { goes: goes.id } });
const undo = ({ id }: { id: string }) => byOwner(undoMerge, { params: { id } });
const run = ({ id }: { id: string }) => byOwner(runMerge, { params: { id } });

/** Stores a merge whose time to undo is over. */
async function due(stays: { id: string }, goes: { id: string }) {
  await ask(stays, goes);
  const past = Timestamp.fromMillis(Date.now() - 1);
  await putFields(stays, { 'merge.due': past });
}

/** Returns the paths of all rows that name a member, apart from mails and history. */
async function rowsNaming({ id }: { id: string }): Promise<string[]> {
  const of = (collection: string, field: string) =>
    testDb().collection(collection).where(field, '==', id).get();
  const found = await Promise.all([
    ...['payments', 'dues', 'seasons', 'receipts'].map((name) =>
      testDb().collection(`members/${id}/${name}`).get(),
    ),
    of('member_emails', 'uid'),
    of('applications', 'member'),
    of('cards', 'member_id'),
    of('uploads', 'claimed_by'),
  ]);
  return found.flatMap(({ docs }) => docs.map(({ ref }) => ref.path));
}

/** Checks that no row is left of members who are gone, and that the account of each other member fits the payments. */
async function expectNothingHalf(...members: { id: string }[]) {
  for (const member of members) {
    const stored = await storedMember(member);
    if (stored) expect(await halfCases([{ id: member.id, ...stored }])).toEqual([]);
    else expect(await rowsNaming(member)).toEqual([]);
  }
}
const isGone = async (member: { id: string }) => (await storedMember(member)) === undefined;
const timesOver = Array.from({ length: 2 }, (_, i) => i);

describe.each(timesOver)('a merge, at once on the other server (%i)', () => {
  it('a merge beside payments for both keeps each payment that was confirmed', async () => {
    const [stays, goes] = [await present(), await earlier()];
    await due(stays, goes);
    const [merged, ...paid] = await Promise.all([
      run(stays),
      pay(goes, { baseUrl }),
      pay(stays, { baseUrl }),
    ]);
    expect(merged.status).toBe(200);
    const kept = await storedPayments(stays);
    const confirmed = paid.flatMap(({ status, body }) => (status === 200 ? body.payment?.id : []));
    expect(confirmed.length).toBeGreaterThan(0);
    expect(kept.map(({ id }) => id)).toEqual(expect.arrayContaining(confirmed));
    await expectNothingHalf(stays, goes);
  });

  it('a merge beside a renewal by the one who goes is dropped or refuses the renewal', async () => {
    const [stays, goes] = [await present(), await buildRenewal()];
    await due(stays, goes);
    const [merged, renewed] = await Promise.all([
      run(stays),
      call(renew, { token: goes.token, body: goes.body, baseUrl }),
    ]);
    expect([merged.status === 200, renewed.status === 201]).toContain(true);
    expect(await isGone(goes)).toBe(merged.status === 200);
    if (merged.status === 200) expect(renewed.status).not.toBe(201);
    expect((await storedMember(stays))?.merge ?? null).toBeNull();
    await expectNothingHalf(stays, goes);
  });

  it('a merge beside the approval of the one who stays is done, and so is the approval', async () => {
    const [stays, goes] = [await present(), await earlier()];
    await due(stays, goes);
    const [merged, decided] = await Promise.all([
      run(stays),
      byOwner(approveUser, { params: { id: stays.id }, body: {}, baseUrl }),
    ]);
    expect([merged.status, decided.status]).toEqual([200, 200]);
    const row = await storedMember(stays);
    expect(row).toMatchObject({ request_status: 'approved', merge: null, is_approved: true });
    expect(row?.held_seasons).toEqual(['2020/21', row?.season]);
    await expectNothingHalf(stays, goes);
  });

  it('a merge beside its undo and a payment is done or undone', async () => {
    const [stays, goes] = [await present(), await earlier()];
    await due(stays, goes);
    const [, undone, paid] = await Promise.all([
      byOwner(runMerge, { params: { id: stays.id }, baseUrl }),
      undo(stays),
      pay(stays, { baseUrl }),
    ]);
    expect([undone.status, paid.status]).toEqual([200, 200]);
    expect((await storedMember(stays))?.merge).toBeNull();
    expect((await storedPayments(stays)).map(({ id }) => id)).toContain(paid.body.payment?.id);
    await expectNothingHalf(stays, goes);
  });

  it.each(['goes', 'stays'] as const)(
    'a merge beside the deletion of the one who %s leaves nothing half done',
    async (which) => {
      const pair = { stays: await present(), goes: await earlier() };
      await pay(pair.goes);
      await due(pair.stays, pair.goes);
      const [merged, deleted] = await Promise.all([
        run(pair.stays),
        byOwner(deleteUser, { params: { id: pair[which].id }, baseUrl }),
      ]);
      expect([200, 404]).toContain(merged.status);
      expect([200, 404]).toContain(deleted.status);
      expect(await isGone(pair[which])).toBe(true);
      await expectNothingHalf(pair.stays, pair.goes);
    },
  );

  it('a merge beside an import of the one who goes leaves nothing half done', async () => {
    const [stays, goes] = [await present(), await earlier()];
    const row = await storedMember(goes);
    if (!row) throw new Error('There is no such member.');
    const { first_name, last_name, email, birth_date } = row;
    const cells = {
      first_name,
      last_name,
      email,
      birth_date,
      gender: 'female',
      country_of_birth: 'IT',
      phone: '+393331234567',
      country_of_residency: 'IT',
      address_of_residency: 'Via Roma 12, Torino',
      postal_code: '10121',
    };
    await due(stays, goes);
    const [merged, imported] = await Promise.all([
      run(stays),
      byOwner(importMembers, {
        body: { lines: [{ line: 2, cells }], make: true, invite: false },
        baseUrl,
      }),
    ]);
    expect([200, 409]).toContain(merged.status);
    expect(imported.status).toBe(200);
    const [line] = imported.body.lines;
    const members = await storedMembers('email', email);
    if (merged.status === 409) {
      // The line came first and added a season, so whoever merges has to look again.
      expect([line?.state, members.length]).toEqual(['season', 1]);
      return;
    }
    expect(members.map(({ request_number }) => request_number)).toEqual(
      line?.state === 'new' ? [line.request_number] : [],
    );
    await expectNothingHalf(stays, goes, ...members);
  });
});

describe.each(timesOver)('two merges that are asked for at once on two servers (%i)', () => {
  const askFrom = (stays: { id: string }, goes: { id: string }, other = {}) =>
    byOwner(askMerge, { params: { id: stays.id }, body: { goes: goes.id }, ...other });

  it.each([
    [
      'of the same member who goes',
      (three: BuiltMember[]) => [three[0], three[2], three[1], three[2]],
    ],
    [
      'of which one ends the member who stays in the other',
      (three: BuiltMember[]) => [three[0], three[1], three[1], three[2]],
    ],
  ] as const)('%s, are one, and the other is refused', async (_, pairsOf) => {
    const middle = await earlier('2021/22');
    const three = [await present(), middle, await earlier()];
    const [stays, goes, otherStays, otherGoes] = pairsOf(three);
    if (!stays || !goes || !otherStays || !otherGoes) throw new Error('There are three members.');
    const asked = await Promise.all([
      askFrom(stays, goes),
      askFrom(otherStays, otherGoes, { baseUrl }),
    ]);
    expect(asked.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(asked.map(({ body }) => body.code)).toContain('merge_waits');
    const rows = await Promise.all(three.map(storedMember));
    expect(rows.filter((row) => row?.merge)).toHaveLength(1);
  });
});

it('a refused merge does not drop the merge that was asked for right after it', async () => {
  const [stays, goes, other] = [await present(), await earlier(), await earlier()];
  await due(stays, goes);
  await putFields(goes, { request_status: 'submitted' });
  const context = serverContext();
  const mutex = {
    ...context.mutex,
    run: async <T>(_: readonly string[], work: () => Promise<T>) => {
      const [done] = await Promise.allSettled([work()]);
      await undo(stays);
      await ask(stays, other);
      if (done?.status === 'fulfilled') return done.value;
      throw done?.reason;
    },
  };
  await expect(runInProcess({ ...context, mutex }, stays.id)).rejects.toMatchObject({
    code: 'merge_under_review',
  });
  expect((await storedMember(stays))?.merge?.goes).toBe(other.id);
});

it.each(['goes', 'stays'] as const)(
  'a merge that is due while the one who %s is being deleted does not happen',
  async (which) => {
    const pair = { stays: await present(), goes: await earlier() };
    await pay(pair.goes);
    await due(pair.stays, pair.goes);
    const context = serverContext();
    const auth = Object.create(context.auth);
    // The account is looked for after the deletion has begun, and before anything else is deleted.
    auth.getUser = async (uid: string) => {
      await run(pair.stays);
      return context.auth.getUser(uid);
    };
    await deleteMember({ ...context, auth }, owner.email, pair[which].id);
    const left = pair[which === 'goes' ? 'stays' : 'goes'];
    expect([await isGone(pair[which]), await isGone(left)]).toEqual([true, false]);
    expect((await storedMember(left))?.merge ?? null).toBeNull();
    expect(await storedPayments(left)).toHaveLength(which === 'goes' ? 0 : 1);
    await expectNothingHalf(pair.stays, pair.goes);
  },
);

it.each(['goes', 'stays'] as const)(
  'the deletion of the one who %s is killed at each of its commits: nothing moves once it has begun, and a repeat ends it',
  async (which) => {
    for (let n = 1, isKilled = true; isKilled; n++) {
      const pair = { stays: await present(), goes: await earlier() };
      const left = pair[which === 'goes' ? 'stays' : 'goes'];
      await pay(pair.goes);
      await due(pair.stays, pair.goes);
      const remove = () => deleteMember(serverContext(), owner.email, pair[which].id);
      isKilled = await dieAtCommit(n, remove);
      await run(pair.stays);
      await remove().catch((error) => expect(error).toMatchObject({ code: 'user_not_found' }));
      expect(await isGone(pair[which])).toBe(true);
      if (n > 1) {
        expect((await storedMember(left))?.merge ?? null).toBeNull();
        expect(await storedPayments(left)).toHaveLength(which === 'goes' ? 0 : 1);
        expect(await isGone(left)).toBe(false);
      }
      if (n > 1 && which === 'goes') {
        const actions = (await auditRowsOf(left.id)).map(({ action }) => action);
        expect(actions).toEqual(['ask_merge', 'drop_merge']);
      }
      await expectNothingHalf(pair.stays, pair.goes);
    }
  },
);
