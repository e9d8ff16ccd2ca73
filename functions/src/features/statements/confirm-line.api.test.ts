import { api } from '@fanclub/contract/api';
import { dayMs } from '@fanclub/contract/retention/kept-until';
import type { BuiltMember } from '@fanclub/stories/tools/build-member';
import { call } from '@fanclub/stories/tools/call';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, inject, it } from 'vitest';
import { auditRowsOf } from '../../../test/audit-rows.ts';
import { aLine, aStatement, lineDay, storeFile } from '../../../test/build-statement.ts';
import { buildPayer, seenMoney } from '../../../test/confirmed-money.ts';
import { idsInQueue } from '../../../test/ids-in-queue.ts';
import { lineStaff, storedLine } from '../../../test/line-staff.ts';
import { mailsAbout } from '../../../test/outbox.ts';
import { putFields, storedMember } from '../../../test/stored.ts';

const secondServer = inject('secondServer');

const { staff, bring, confirm, give, reverse } = lineStaff();

/** Assigns a line to a member who then has paid more than is due, and says that the treasurer agrees to that. */
const giveMore = (lineId: string, { id }: BuiltMember) =>
  call(api.confirmStatementLine, {
    params: { lineId },
    body: { shares: [{ member_id: id }], more_than_due: true },
    token: staff.treasurer.token,
  });

it('a given line is a payment, once, and is mailed once', async () => {
  const [member, lineId] = [await buildPayer(), await bring({ bank_id: 'TX 1' })];
  const mails = (await mailsAbout(member.id)).length;
  const answer = await confirm(lineId, [{ member_id: member.id, open: 2000 }]);
  expect(answer.body.line).toMatchObject({ id: lineId, state: 'used', left: 0, amount: 2000 });
  expect((await give(lineId, member)).status).toBe(200);
  const { rows, is_paid } = await seenMoney(member);
  expect(is_paid).toBe(true);
  expect(rows).toEqual([
    expect.objectContaining({
      id: `line_${lineId}_1_${member.requestNumber}`,
      line_id: lineId,
      source: 'line',
      kind: 'in',
      amount: 2000,
      currency: 'EUR',
      way: 'bank',
      reference: 'TX 1',
      day: lineDay,
      by: staff.treasurer.email,
      request_number: member.requestNumber,
      reverses: null,
    }),
  ]);
  const told = (await auditRowsOf(member.id)).map(({ action, fields }) => [action, fields]);
  expect(told).toEqual([['confirm_line', ['is_paid', 'received']]]);
  expect((await mailsAbout(member.id)).length).toBe(mails + 1);
});

it('a given line is theirs though it is less or more: what is missing or too much is seen', async () => {
  const [less, more] = [await buildPayer(), await buildPayer()];
  await give(await bring({ amount: 1950 }), less);
  const lineId = await bring({ amount: 2500 });
  expect((await give(lineId, more)).body.code).toBe('more_than_due');
  expect(await seenMoney(more)).toMatchObject({ is_paid: false, sum: 0 });
  await giveMore(lineId, more);
  expect(await seenMoney(less)).toMatchObject({ is_paid: false, sum: 1950 });
  expect(await seenMoney(more)).toMatchObject({ is_paid: true, sum: 2500 });
  expect((await storedMember(more))?.owes_back_since).toBeTruthy();
});

it('a given line asks before the same money is received again, three times in a row', async () => {
  const member = await buildPayer();
  const lines = [await bring(), await bring(), await bring()];
  const codes = [];
  for (const lineId of lines) codes.push((await give(lineId, member)).body.code);
  expect(codes).toEqual([undefined, 'more_than_due', 'more_than_due']);
  expect(await seenMoney(member)).toMatchObject({ is_paid: true, sum: 2000 });
  expect((await giveMore(String(lines[1]), member)).status).toBe(200);
  expect((await giveMore(String(lines[1]), member)).status).toBe(200);
  expect((await seenMoney(member)).sum).toBe(4000);
});

it('two treasurers at once through two instances, and a repeated file, make one payment', async () => {
  for (let round = 0; round < 3; round += 1) {
    const member = await buildPayer();
    const line = aLine();
    const statement = aStatement(await storeFile(staff.owner.token), [line]);
    const lineId = await bring(line);
    const share = [{ member_id: member.id }];
    const [one, other] = await Promise.all([
      confirm(lineId, share),
      confirm(lineId, share, secondServer, staff.owner.token),
      call(api.importStatement, { ...statement, token: staff.owner.token }),
    ]);
    expect([one.status, other.status]).toEqual([200, 200]);
    expect((await seenMoney(member)).rows.length).toBe(1);
    expect((await storedLine(lineId)).state).toBe('used');
  }
});

it('a line that is given to one and to another at once is one of them’s', async () => {
  const [one, other, lineId] = [await buildPayer(), await buildPayer(), await bring()];
  const answers = await Promise.all([
    confirm(lineId, [{ member_id: one.id }]),
    confirm(lineId, [{ member_id: other.id }], secondServer),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const sums = [(await seenMoney(one)).sum, (await seenMoney(other)).sum];
  expect(sums.sort()).toEqual([0, 2000]);
});

it('a given line is refused where what is open is not what the treasurer saw', async () => {
  const [member, lineId] = [await buildPayer(), await bring()];
  await give(await bring(), member);
  const answer = await confirm(lineId, [{ member_id: member.id, open: 2000 }]);
  expect([answer.status, answer.body.changed]).toEqual([409, ['received']]);
  expect((await seenMoney(member)).sum).toBe(2000);
  expect((await storedLine(lineId)).state).toBe('open');
});

it('a given line has to be there, and the member too', async () => {
  const [member, lineId] = [await buildPayer(), await bring()];
  expect((await give('x'.repeat(43), member)).body.code).toBe('line_not_found');
  expect((await confirm(lineId, [{ member_id: 'nobody' }])).body.code).toBe('member_gone');
  expect((await confirm(lineId, [])).status).toBe(400);
  expect((await give(lineId, member, member)).status).toBe(400);
  expect((await storedLine(lineId)).state).toBe('open');
});

it('a line of confirmed money ends the wait of the queue "not on a statement", which begins 14 days later', async () => {
  const [seen, unseen] = [await buildPayer(), await buildPayer()];
  for (const { id } of [seen, unseen]) {
    await call(api.approveUser, { params: { id }, body: {}, token: staff.owner.token });
  }
  expect((await storedMember(seen))?.statement_due?.toMillis()).toBeGreaterThan(
    Date.now() + 13 * dayMs,
  );
  expect(await idsInQueue('unseen', staff.treasurer)).not.toContain(unseen.id);
  await give(await bring(), seen);
  expect(await storedMember(seen)).toMatchObject({
    statement_due: null,
    confirmed: { EUR: 0, IRR: 0 },
  });
  const due = Timestamp.fromMillis(Date.now() - 1000);
  await putFields(unseen, { statement_due: due });
  expect(await idsInQueue('unseen', staff.treasurer)).toContain(unseen.id);
  await call(api.undoDecision, { params: { id: unseen.id }, body: {}, token: staff.owner.token });
  expect((await storedMember(unseen))?.statement_due).toBeNull();
});

it('a line of confirmed money takes its place: nothing is received twice, and an undo leaves it', async () => {
  const member = await buildPayer();
  const about = { params: { id: member.id }, token: staff.owner.token };
  await call(api.approveUser, { ...about, body: {} });
  const lineId = await bring();
  await confirm(lineId, [{ member_id: member.id, open: 2000 }]);
  const { rows, is_paid, sum } = await seenMoney(member);
  expect([is_paid, sum]).toEqual([true, 2000]);
  expect(rows.map(({ source, kind, reason }) => [source, kind, reason]).sort()).toEqual([
    ['approval', 'in', null],
    ['approval', 'out', 'on_statement'],
    ['line', 'in', null],
  ]);
  await call(api.undoDecision, { ...about, body: {} });
  expect(await seenMoney(member)).toMatchObject({ sum: 2000, is_paid: true });
});

it('a line of several is split by what each has open', async () => {
  const [one, other] = [await buildPayer(), await buildPayer({ total_price: 12.5 })];
  const lineId = await bring({ amount: 3250 });
  expect((await give(lineId, one, other)).body.line.state).toBe('used');
  expect([(await seenMoney(one)).sum, (await seenMoney(other)).sum]).toEqual([2000, 1250]);
  expect((await storedLine(lineId)).member_ids.sort()).toEqual([one.id, other.id].sort());
});

it('a line of several is left alone where the sum is another, or one has nothing open', async () => {
  const [one, other, paid] = [await buildPayer(), await buildPayer(), await buildPayer()];
  await give(await bring(), paid);
  const lineId = await bring({ amount: 4001 });
  expect((await give(lineId, one, other)).body.code).toBe('sum_differs');
  const exact = await bring({ amount: 2000 });
  expect((await give(exact, one, paid)).body.code).toBe('sum_differs');
  expect([(await seenMoney(one)).sum, (await seenMoney(other)).sum]).toEqual([0, 0]);
});

it('a line of several waits with the part that was reversed', async () => {
  const [one, other] = [await buildPayer(), await buildPayer({ total_price: 12.5 })];
  const lineId = await bring({ amount: 3250 });
  await give(lineId, one, other);
  await reverse(other, `line_${lineId}_1_${other.requestNumber}`);
  expect(await storedLine(lineId)).toMatchObject({ state: 'open', left: 1250 });
  const third = await buildPayer({ total_price: 12.5 });
  await confirm(lineId, [{ member_id: third.id, open: 1250 }]);
  expect([(await seenMoney(one)).sum, (await seenMoney(other)).sum]).toEqual([2000, 0]);
  expect((await seenMoney(third)).sum).toBe(1250);
});
