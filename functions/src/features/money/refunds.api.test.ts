import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  approveUser,
  deleteUser,
  rejectUser,
  undoDecision,
  updateUser,
} from '@fanclub/contract/admin/routes';
import type { RouteDefinition } from '@fanclub/contract/http/route';
import { refundDays } from '@fanclub/contract/money/due';
import {
  bookMoney,
  exportRefunds,
  listRefunds,
  refundColumns,
} from '@fanclub/contract/money/routes';
import { dayMs } from '@fanclub/contract/retention/kept-until';
import type { BuiltMember } from '@fanclub/stories/tools/build-member';
import { call } from '@fanclub/stories/tools/call';
import { signInAdmin } from '@fanclub/stories/tools/sign-in-admin';
import { beforeEach, expect, inject, it } from 'vitest';
import { aPayment } from '../../../test/build-money.ts';
import { buildPayer } from '../../../test/confirmed-money.ts';
import { testDb, testKeyedHash } from '../../../test/firebase.ts';
import { storeMember } from '../../../test/store-member.ts';
import { storedMember, storedPayments } from '../../../test/stored.ts';
import { paymentMailId } from './payment-mail.ts';

const secondServer = inject('secondServer');

let member: BuiltMember;
const owner = await signInAdmin();
beforeEach(async () => {
  member = await buildPayer();
});

const act = <R extends RouteDefinition>(
  route: R,
  body?: object,
  paymentId: string = randomUUID(),
) => call(route, { params: { id: member.id, paymentId }, body, token: owner.token });
/** Returns the dues that a test expects the club to owe the member. */
const owedOf = (...money: { amount: number; currency: 'EUR' | 'IRR' }[]) =>
  money.map((each) => expect.objectContaining({ ...each, season: expect.any(String) }));
const since = async () => (await storedMember(member))?.owes_back_since ?? null;
/** Finds this test's member in the list of refunds, which has other members too. */
const refund = async () => {
  let cursor: string | undefined;
  do {
    const query = { limit: '100', ...(cursor && { cursor }) };
    const { body } = await call(listRefunds, { query, token: owner.token });
    const found = body.refunds.find(({ user }) => user.id === member.id);
    if (found) return found;
    cursor = body.next_cursor ?? undefined;
  } while (cursor);
  return null;
};
const mailRow = (paymentId: string) =>
  testDb().doc(`mail/${paymentMailId({ keyedHash: testKeyedHash() }, member.id, paymentId)}`);

it('money that is owed back is all of it after a rejection, for as long as the terms say, and nothing once it is undone', async () => {
  await act(approveUser, {});
  expect(await since()).toBeNull();
  await act(rejectUser, {});
  const owed = await refund();
  expect(owed?.owed).toEqual(owedOf({ amount: 2000, currency: 'EUR' }));
  expect(Date.parse(owed?.until ?? '') - Date.parse(owed?.since ?? '')).toBe(refundDays * dayMs);
  expect((await storedMember(member))?.decided_at?.toDate().toISOString()).toBe(owed?.since);
  await act(undoDecision);
  expect([await since(), await refund()]).toEqual([null, null]);
});

it('money that is owed back comes and goes with what is due', async () => {
  await act(updateUser, { juventus_card: true, is_paid: true });
  expect(await since()).toBeNull();
  await act(updateUser, { juventus_card: false });
  expect((await refund())?.owed).toEqual(owedOf({ amount: 1500, currency: 'EUR' }));
  await act(updateUser, { juventus_card: true });
  expect(await since()).toBeNull();
});

it('money that is owed back leaves as a file with what is owed in each currency', async () => {
  await act(bookMoney, aPayment({ amount: 2550 }));
  await act(bookMoney, aPayment({ amount: 7_000_000, currency: 'IRR' }));
  const owed = await refund();
  const file = async (format: 'csv' | 'json') =>
    (await call(exportRefunds, { query: { format }, token: owner.token })).bytes.toString();
  const rows: { id: string }[] = JSON.parse(await file('json'));
  expect(rows.find(({ id }) => id === member.id)).toEqual({
    id: member.id,
    request_number: member.requestNumber,
    email: member.email,
    first_name: owed?.user.first_name,
    last_name: owed?.user.last_name,
    owed_euro: 5.5,
    owed_rial: 7_000_000,
    since: owed?.since,
    until: owed?.until,
  });
  const csv = await file('csv');
  expect(csv.startsWith(`\uFEFF${refundColumns.join(',')}`)).toBe(true);
  expect(csv).toContain(`${member.requestNumber},`);
});

const out = { what: 'out', amount: 500, reference: '4711' } as const;

it('a refund beside the deletion of its member is in the ledger, or refused', async () => {
  for (let round = 0; round < 4; round++) {
    member = await storeMember({ juventus_card: false, pack_type: 'international' });
    await act(bookMoney, aPayment({ amount: 2500 }));
    const id = randomUUID();
    const about = { params: { id: member.id }, token: owner.token, baseUrl: secondServer };
    const deleting = call(deleteUser, about);
    // The refund begins a little later in each round, so that over all rounds it meets each step of the deletion.
    await sleep(round * 40);
    let refunded = await act(bookMoney, aPayment(out), id);
    while (refunded.status === 503) refunded = await act(bookMoney, aPayment(out), id);
    expect((await deleting).status).toBe(200);
    const isBefore = refunded.status === 200;
    if (!isBefore) expect(refunded.body.code).toBe('member_gone');
    const hash = testKeyedHash()('ledger-member', member.id);
    const kept = await testDb().collection('ledger').where('member_hash', '==', hash).get();
    const told = kept.docs.map((row) => `${row.get('kind')} ${row.get('amount')}`).sort();
    expect(told).toEqual(isBefore ? ['in 2500', 'out 500'] : ['in 2500']);
    expect(await storedPayments(member)).toEqual([]);
    expect([(await storedMember(member)) ?? null, (await mailRow(id).get()).exists]).toEqual([
      null,
      false,
    ]);
  }
});
