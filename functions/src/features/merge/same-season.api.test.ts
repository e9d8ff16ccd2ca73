import { listEarlierSeasons, readUser } from '@fanclub/contract/admin/case-routes';
import { approveUser, rejectUser, undoDecision } from '@fanclub/contract/admin/routes';
import type { CardState } from '@fanclub/contract/cards/card';
import { askMerge, previewMerge, runMerge } from '@fanclub/contract/merge/routes';
import { bookMoney, exportPayments } from '@fanclub/contract/money/routes';
import { approved, type BuiltMember } from '@fanclub/stories/tools/build-member';
import { call, callOrThrow, statusAndCode } from '@fanclub/stories/tools/call';
import { signInAdmin } from '@fanclub/stories/tools/sign-in-admin';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { serverContext } from '#platform/context';
import { cardsOf } from '#repositories/cards';
import { clubReceiptsOf } from '#repositories/club-receipts';
import type { MemberDocument } from '#repositories/member';
import { auditRowsOf } from '../../../test/audit-rows.ts';
import { aPayment } from '../../../test/build-money.ts';
import { expectOneCommit } from '../../../test/die-at-commit.ts';
import { halfCases } from '../../../test/faults/what-was-lost.ts';
import { testDb } from '../../../test/firebase.ts';
import { numberAll } from '../../../test/number-all.ts';
import { cardSeason, storeCard } from '../../../test/store-card.ts';
import { storeMember } from '../../../test/store-member.ts';
import {
  putFields,
  storedApplications,
  storedMember,
  storedPayments,
} from '../../../test/stored.ts';
import { runMerge as runInProcess } from './run-merge.ts';

const { token } = await signInAdmin();

const store = (fields: Partial<MemberDocument> = {}, withCard = false) =>
  storeMember(
    { juventus_card: withCard, payment_method: 'euro', pack_type: 'base' },
    { season: cardSeason, ...fields },
  );
/** How the club's old list has a member: approved, with an old number, and without a mailbox. */
const fromOldList = {
  ...approved,
  email: '',
  account: 'none',
  member_number: 1015,
  member_since: '2011-09-01',
} as const;

const preview = (one: BuiltMember, other: BuiltMember) =>
  callOrThrow(previewMerge, { token, params: { id: one.id }, query: { with: other.id } });
const ask = (stays: BuiltMember, goes: BuiltMember) =>
  call(askMerge, { token, params: { id: stays.id }, body: { goes: goes.id } });
const pass = (member: BuiltMember) =>
  putFields(member, { 'merge.due': Timestamp.fromMillis(Date.now() - 1) });
async function merge(stays: BuiltMember, goes: BuiltMember) {
  expect(statusAndCode(await ask(stays, goes))).toEqual([200, undefined]);
  await pass(stays);
  await callOrThrow(runMerge, { token, params: { id: stays.id } });
  const member = await storedMember(stays);
  if (!member) throw new Error('There is no such member.');
  expect(await storedMember(goes)).toBeUndefined();
  expect(await halfCases([{ id: stays.id, ...member }])).toEqual([]);
  return member;
}
const reject = ({ id }: BuiltMember) =>
  callOrThrow(rejectUser, { token, params: { id }, body: {} });
const pay = ({ id, requestNumber }: BuiltMember, amount: number) =>
  callOrThrow(bookMoney, {
    token,
    params: { id, paymentId: `same-${requestNumber}-${amount}` },
    body: aPayment({ amount }),
  });

/** Adds up what the accountant's file has for these applications, by application. */
async function inFile(...members: BuiltMember[]) {
  const { bytes } = await call(exportPayments, { token, query: { format: 'json' } });
  const payments = JSON.parse(bytes.toString()) as { request_number: string; amount: number }[];
  return members.map(({ requestNumber }) =>
    payments
      .filter(({ request_number }) => request_number === requestNumber)
      .map(({ amount }) => amount),
  );
}

it('two approved applications of one season become one membership with the older number, and all money stays what it was', async () => {
  const [stays, goes] = [
    await store({ ...approved, is_paid: false }),
    await store({ ...approved, member_number: 1015, member_since: '2011-09-01' }),
  ];
  await pay(stays, 1000);
  await numberAll();
  const before = await inFile(stays, goes);
  const receipts = async (member: { id: string }) =>
    (await clubReceiptsOf(testDb(), member.id).get()).size;
  const issued = (await receipts(stays)) + (await receipts(goes));
  expect(await preview(goes, stays)).toMatchObject({
    stays: { id: stays.id },
    problem: null,
    present: stays.requestNumber,
  });
  const merged = await merge(stays, goes);
  expect(merged).toMatchObject({
    request_number: stays.requestNumber,
    is_renewal: false,
    member_number: 1015,
    member_since: '2011-09-01',
    held_seasons: [cardSeason],
    memberships: [{ season: cardSeason, request_number: stays.requestNumber }],
    over_dues: [{ request_number: stays.requestNumber, amount: 500 }],
    open_dues: [],
  });
  expect(merged.applications).toHaveLength(2);
  expect(await inFile(stays, goes)).toEqual(before);
  expect(await storedPayments(stays)).toHaveLength(2);
  expect(await receipts(stays)).toBe(issued);
  const { seasons } = await callOrThrow(listEarlierSeasons, { token, params: { id: stays.id } });
  expect(seasons).toMatchObject([{ season: cardSeason, request_number: goes.requestNumber }]);
});

it.each([
  ['the older record', 0],
  ['the younger record', 1],
] as const)(
  'an application under review has to be decided first, also that of %s; then the approved one is the present one',
  async (_, place) => {
    const pair = [
      await store(place === 0 ? {} : approved),
      await store(place === 0 ? approved : {}),
    ] as const;
    const [waits, holds] = [pair[place], pair[1 - place]];
    if (!waits || !holds) throw new Error('There are two.');
    expect(await preview(...pair)).toMatchObject({
      stays: { id: holds.id },
      problem: 'merge_under_review',
    });
    expect(statusAndCode(await ask(holds, waits))).toEqual([409, 'merge_under_review']);
    await reject(waits);
    expect(await merge(holds, waits)).toMatchObject({
      request_number: holds.requestNumber,
      request_status: 'approved',
      memberships: [{ request_number: holds.requestNumber }],
    });
  },
);

it.each([
  ['without a mailbox', fromOldList],
  ['with another e-mail', { ...fromOldList, email: undefined, legal_record: null }],
])(
  'who is in the old list %s and registers again keeps the login, the old number and the approved application',
  async (_, { email, ...row }) => {
    const listed = await store({
      ...row,
      ...(email === '' && { email }),
    } as Partial<MemberDocument>);
    const registered = await store();
    await pay(registered, 2000);
    await reject(registered);
    expect(await preview(listed, registered)).toMatchObject({
      stays: { id: registered.id },
      goes: { id: listed.id },
      present: listed.requestNumber,
      takes_membership: true,
    });
    const merged = await merge(registered, listed);
    expect(merged).toMatchObject({
      email: registered.email,
      request_number: listed.requestNumber,
      request_status: 'approved',
      is_approved: true,
      member_number: 1015,
      memberships: [{ request_number: listed.requestNumber }],
      over_dues: [{ request_number: registered.requestNumber, amount: 2000 }],
    });
    const found = await callOrThrow(readUser, { token, params: { id: registered.requestNumber } });
    expect(found.user).toMatchObject({ id: registered.id, request_number: listed.requestNumber });
  },
);

it.each([
  [
    ['to_print', 'posted'],
    ['void', 'posted'],
  ],
  [
    ['printed', 'to_print'],
    ['printed', 'void'],
  ],
  [
    ['printed', 'posted'],
    ['printed', 'posted'],
  ],
] as [CardState[], CardState[]][])(
  'of two cards of a season (%j) the one that is furthest is kept',
  async (states, after) => {
    const pair = [await store(approved, true), await store(approved, true)] as const;
    const ids = [await storeCard(pair[0], states[0]), await storeCard(pair[1], states[1])];
    const { passport_upload } = (await storedMember(pair[0])) ?? {};
    const merged = await merge(...pair);
    const rows = (await cardsOf(testDb(), pair[0].id).get()).docs;
    const cards = ids.map((id) => rows.find((row) => row.id === id)?.data());
    const kept = after.indexOf(states[1] === 'posted' ? 'posted' : 'printed');
    expect(cards.map((card) => card?.state)).toEqual(after);
    expect(cards.map((card) => card?.replaced_by)).toEqual(
      kept === 0 ? [null, ids[0]] : [ids[1], null],
    );
    const isSetAside = after[1 - kept] === 'printed';
    expect(cards[1 - kept]?.is_unwanted).toBe(isSetAside);
    expect(merged.memberships).toMatchObject([{ juventus_card: true }]);
    expect(merged.passport_upload).toBe(passport_upload);
  },
);

it('an end that staff gave one of two memberships holds for the person, unless the other one began later', async () => {
  const ended = { ...approved, ...fromOldList };
  const end = async (member: BuiltMember, day: string) => {
    const { memberships = [] } = (await storedMember(member)) ?? {};
    const [own] = memberships;
    if (!own) throw new Error('There is no membership.');
    const was = { valid_until: own.valid_until };
    await putFields(member, {
      memberships: [
        { ...own, valid_from: '2026-07-01', valid_until: day, ended: was, end_reason: 'left' },
      ],
    });
  };
  const [one, other] = [await store(approved), await store(ended)];
  await end(other, '2099-01-01');
  expect((await merge(one, other)).memberships).toMatchObject([
    { valid_until: '2099-01-01', end_reason: 'left' },
  ]);
  const [back, left] = [await store(approved), await store(ended)];
  await end(left, '2026-08-01');
  expect((await merge(back, left)).memberships).toMatchObject([
    { valid_from: '2026-07-01', end_reason: null },
  ]);
});

it('a merge of one season is one commit: a death leaves all or nothing, and a repeat adds nothing', async () => {
  const state = async ([stays, goes]: readonly BuiltMember[]) => {
    if (!stays || !goes) throw new Error('There are two.');
    const of = async (member: BuiltMember) => [
      await storedMember(member),
      await storedApplications(member),
      await storedPayments(member),
      (await cardsOf(testDb(), member.id).get()).docs.map((row) => [row.id, row.data()]),
      (await clubReceiptsOf(testDb(), member.id).get()).docs.map((row) => row.data()),
      (await auditRowsOf(member.id)).map(({ action }) => action),
    ];
    return [await of(stays), await of(goes)];
  };
  await expectOneCommit({
    prepare: async () => {
      const pair = [await store(approved, true), await store(approved, true)] as const;
      await storeCard(pair[0], 'printed');
      await storeCard(pair[1], 'posted');
      await ask(...pair);
      await pass(pair[0]);
      return pair;
    },
    write: ([stays]) => runInProcess(serverContext(), stays.id),
    state,
  });
});

it('a merge is dropped if meanwhile the other one is who stays', async () => {
  const [stays, goes] = [await store(approved), await store(approved)];
  await ask(stays, goes);
  await pass(stays);
  await reject(stays);
  const run = await call(runMerge, { token, params: { id: stays.id } });
  expect(statusAndCode(run)).toEqual([409, 'merge_changed']);
  expect((await storedMember(stays))?.merge).toBeNull();
});

it('a decision from before a merge cannot be undone after it, because the undo would end the joined membership', async () => {
  const [stays, goes] = [await store(), await store(approved)];
  const params = { id: stays.id };
  await callOrThrow(approveUser, { token, params, body: {} });
  await merge(stays, goes);
  expect(statusAndCode(await call(undoDecision, { token, params }))).toEqual([409, 'undo_expired']);
  expect((await storedMember(stays))?.memberships).toHaveLength(1);
});
