import { readUser } from '@fanclub/contract/admin/case-routes';
import { approveUser, undoDecision, updateUser } from '@fanclub/contract/admin/routes';
import { recordPayment } from '@fanclub/contract/money/routes';
import type { BuiltMember } from '@fanclub/stories/tools/build-member';
import { call } from '@fanclub/stories/tools/call';
import { type BuiltAdmin, signInAdmin } from '@fanclub/stories/tools/sign-in-admin';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { aPayment } from '../../../test/build-payment.ts';
import { actAs, amounts, write } from '../../../test/confirmed-money.ts';
import { buildPayer, seenMoney } from '../../../test/payer.ts';
import { storedMember } from '../../../test/stored.ts';

const secondServer = inject('secondServer');

let admin: BuiltAdmin;
let other: BuiltAdmin;
beforeAll(async () => {
  [admin, other] = [await signInAdmin(), await signInAdmin()];
});
const act = actAs(() => admin);
const seenSince = async (member: BuiltMember) =>
  (await act(readUser, member)).body.user.seen_since_receipt;

describe('an approval', () => {
  it('writes a payment of what is due, once, by whom and for what', async () => {
    const member = await buildPayer();
    await act(approveUser, member, {});
    await act(approveUser, member, {});
    const { rows, is_paid } = await seenMoney(member);
    expect(is_paid).toBe(true);
    expect(rows).toEqual([
      expect.objectContaining({
        id: `confirmed_${member.requestNumber}_1`,
        kind: 'in',
        amount: 2000,
        currency: 'EUR',
        way: 'revolut',
        source: 'approval',
        evidence: 'receipt',
        by: admin.email,
        request_number: member.requestNumber,
        reverses: null,
      }),
    ]);
  });

  it('writes nothing after what was seen since the receipt came, and the rest stays open', async () => {
    const [part, all] = [await buildPayer(), await buildPayer()];
    await act(recordPayment, part, aPayment({ amount: 1500 }));
    await act(recordPayment, all, aPayment({ amount: 2000 }));
    // The application is submitted again with the same receipt, so the receipt does not prove a further payment.
    await write(part, { submitted_at: Timestamp.now() });
    // What the panel's button says is what the approval does.
    expect(await seenSince(part)).toBe(true);
    for (const member of [part, all]) await act(approveUser, member, {});
    expect(await amounts(part)).toEqual({ is_paid: false, all: [1500] });
    expect(await amounts(all)).toEqual({ is_paid: true, all: [2000] });
    const changed = (await storedMember(part))?.recent_changes.flatMap(({ fields }) => fields);
    expect(changed).toContain('request_status');
    expect(changed).not.toContain('is_paid');
    await act(undoDecision, part);
    expect(await amounts(part)).toEqual({ is_paid: false, all: [1500] });
  });

  it('leaves the rest open if money was seen after a receipt that the member had added later', async () => {
    const member = await buildPayer({ receipt_added_at: Timestamp.now() });
    await act(recordPayment, member, aPayment({ amount: 250 }));
    expect(await seenSince(member)).toBe(true);
    await act(approveUser, member, {});
    expect(await amounts(member)).toEqual({ is_paid: false, all: [250] });
  });

  it('writes what is still open by a receipt that came after what was seen, or by a note', async () => {
    const [later, noted] = [await buildPayer(), await buildPayer()];
    for (const member of [later, noted]) await act(recordPayment, member, aPayment());
    await write(later, { receipt_added_at: Timestamp.now() });
    expect([await seenSince(later), await seenSince(noted)]).toEqual([false, true]);
    await act(approveUser, later, {});
    await act(approveUser, noted, { payment_note: 'In cash, at the stadium' });
    expect(await amounts(later)).toEqual({ is_paid: true, all: [500, 1500] });
    expect(await amounts(noted)).toEqual({ is_paid: true, all: [500, 1500] });
  });

  it('that leaves the rest open goes on asking for it, and for nothing else', async () => {
    const at = Timestamp.fromDate(new Date('2026-11-20T10:00:00.000Z'));
    const asked = { at, note: null, mail_id: null };
    const [alone, among] = [await buildPayer(), await buildPayer()];
    await write(alone, { requested: { ...asked, items: ['amount'] } });
    await write(among, { requested: { ...asked, items: ['phone', 'amount'] } });
    for (const member of [alone, among]) {
      await act(recordPayment, member, aPayment());
      await act(approveUser, member, {});
    }
    expect((await storedMember(alone))?.requested).toEqual({ ...asked, items: ['amount'] });
    expect((await storedMember(among))?.requested?.items).toEqual(['amount']);
  });

  it('by two admins through two instances at once writes one payment', async () => {
    for (let round = 0; round < 3; round++) {
      const member = await buildPayer();
      const as = { params: { id: member.id }, body: {} };
      await Promise.all([
        call(approveUser, { ...as, token: admin.token }),
        call(approveUser, { ...as, token: other.token, baseUrl: secondServer }),
        act(updateUser, member, { is_paid: true }, secondServer),
      ]);
      const { rows, sum } = await seenMoney(member);
      expect([rows.length, sum]).toEqual([1, 2000]);
    }
  });

  it('that is undone is reversed, and writes another payment the next time', async () => {
    const member = await buildPayer();
    await act(approveUser, member, {});
    await act(undoDecision, member);
    await act(undoDecision, member);
    const undone = await seenMoney(member);
    expect([undone.is_paid, undone.sum]).toEqual([false, 0]);
    expect(undone.rows.map(({ reason }) => reason).sort()).toEqual([null, 'undone'].sort());
    await act(approveUser, member, {});
    const again = await seenMoney(member);
    expect([again.rows.length, again.is_paid, again.sum]).toEqual([3, true, 2000]);
  });

  it('that is undone leaves what a treasurer wrote down', async () => {
    const member = await buildPayer();
    await act(recordPayment, member, aPayment({ amount: 1500 }));
    await act(approveUser, member, { payment_note: 'In cash, at the stadium' });
    await act(undoDecision, member);
    const { is_paid, sum } = await seenMoney(member);
    expect([is_paid, sum]).toEqual([false, 1500]);
  });

  it('that is undone leaves money of which some was paid back meanwhile', async () => {
    const member = await buildPayer();
    await act(approveUser, member, {});
    await act(recordPayment, member, aPayment({ kind: 'out', amount: 500 }));
    await act(undoDecision, member);
    expect(await amounts(member)).toEqual({ is_paid: false, all: [-500, 2000] });
  });

  it('without a receipt needs no note where a treasurer wrote the money down', async () => {
    const member = await buildPayer({ receipt_upload: null });
    await act(recordPayment, member, aPayment({ amount: 1500 }));
    expect((await act(approveUser, member, {})).body.code).toBe('payment_unseen');
    await call(recordPayment, {
      params: { id: member.id, paymentId: 'the-rest-of-the-money' },
      body: aPayment({ amount: 500, way: 'cash' }),
      token: admin.token,
    });
    expect((await act(approveUser, member, {})).status).toBe(200);
  });

  it('without a receipt needs one where only the mark was set', async () => {
    const member = await buildPayer({ receipt_upload: null });
    await act(updateUser, member, { is_paid: true });
    expect((await act(approveUser, member, {})).body.code).toBe('payment_unseen');
  });
});
