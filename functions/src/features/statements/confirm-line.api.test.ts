import { approveUser, deleteUser, undoDecision, updateUser } from '@fanclub/contract/admin/routes';
import { reversePayment } from '@fanclub/contract/money/routes';
import { exportOwnData } from '@fanclub/contract/own-data/routes';
import { dayMs } from '@fanclub/contract/retention/kept-until';
import { confirmStatementLine, importStatement } from '@fanclub/contract/statements/routes';
import { type BuiltMember, buildMember } from '@fanclub/stories/tools/build-member';
import { call } from '@fanclub/stories/tools/call';
import { type BuiltAdmin, signInAdmin } from '@fanclub/stories/tools/sign-in-admin';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { serverContext } from '#platform/context';
import type { LineDocument } from '#repositories/statement-lines';
import { auditRowsOf } from '../../../test/audit-rows.ts';
import { aLine, aStatement, buildLine } from '../../../test/build-statement.ts';
import { testDb } from '../../../test/firebase.ts';
import { mailsAbout } from '../../../test/outbox.ts';
import { readZip } from '../../../test/read-zip.ts';
import { startServer } from '../../../test/start-server.ts';
import { storedMember, storedPayments } from '../../../test/stored.ts';
import { removeOldLineTexts } from '../maintenance/remove-old-line-texts.ts';

let owner: BuiltAdmin;
let treasurer: BuiltAdmin;
beforeAll(async () => {
  owner = await signInAdmin();
  treasurer = await signInAdmin(undefined, 'open', 'treasurer');
});
beforeEach(async () => {
  await testDb().recursiveDelete(testDb().collection('statement_lines'));
});

/** The international package, 20 euro, without a card. */
const build = (stored: Record<string, unknown> = {}) =>
  buildMember({ juventus_card: false, pack_type: 'international', payment_method: 'euro' }, stored);
const bring = (changes: Parameters<typeof buildLine>[1] = {}) =>
  buildLine(treasurer.token, changes);

interface Share {
  member_id: string;
  open?: number | null;
}
const confirm = (lineId: string, shares: Share[], baseUrl?: string, token = treasurer.token) =>
  call(confirmStatementLine, {
    ...{ params: { lineId }, body: { shares }, token },
    ...(baseUrl && { baseUrl }),
  });
const give = (lineId: string, ...members: BuiltMember[]) =>
  confirm(
    lineId,
    members.map(({ id }) => ({ member_id: id })),
  );
const reverse = ({ id }: BuiltMember, paymentId: string) =>
  call(reversePayment, {
    ...{ params: { id, paymentId }, body: { reason: 'Not theirs.' }, token: treasurer.token },
  });

const storedLine = async (id: string) =>
  (await testDb().doc(`statement_lines/${id}`).get()).data() as LineDocument;
/** What a member's row and rows say, which is the same. */
const seen = async (member: BuiltMember) => {
  const rows = await storedPayments(member);
  const { received, is_paid } = (await storedMember(member)) ?? {};
  const sum = rows.reduce((all, { kind, amount }) => all + (kind === 'in' ? amount : -amount), 0);
  expect(received?.EUR ?? 0).toBe(sum);
  return { rows, is_paid, sum };
};

describe('a line that is given to a member', () => {
  it('is a payment, once, and mails nobody', async () => {
    const [member, lineId] = [await build(), await bring({ bank_id: 'TX 1' })];
    const mails = (await mailsAbout(member.id)).length;
    const answer = await confirm(lineId, [{ member_id: member.id, open: 2000 }]);
    expect(answer.body.line).toMatchObject({ id: lineId, state: 'used', left: 0, amount: 2000 });
    expect((await give(lineId, member)).status).toBe(200);
    const { rows, is_paid } = await seen(member);
    expect(is_paid).toBe(true);
    expect(rows).toEqual([
      expect.objectContaining({
        ...{ id: `line_${lineId}_1`, line_id: lineId, source: 'line', kind: 'in', amount: 2000 },
        ...{ currency: 'EUR', way: 'bank', reference: 'TX 1', day: '2026-11-20' },
        ...{ by: treasurer.email, request_number: member.requestNumber, reverses: null },
      }),
    ]);
    const told = (await auditRowsOf(member.id)).map(({ action, fields }) => [action, fields]);
    expect(told).toEqual([['confirm_line', ['is_paid', 'received']]]);
    expect((await mailsAbout(member.id)).length).toBe(mails);
  });

  it('is theirs though it is less or more: what is missing or too much is seen', async () => {
    const [less, more] = [await build(), await build()];
    await give(await bring({ amount: 1950 }), less);
    await give(await bring({ amount: 2500 }), more);
    expect(await seen(less)).toMatchObject({ is_paid: false, sum: 1950 });
    expect(await seen(more)).toMatchObject({ is_paid: true, sum: 2500 });
    expect((await storedMember(more))?.owes_back_since).toBeTruthy();
  });

  it('by two treasurers at once through two instances, and brought again, is one payment', async () => {
    const server = await startServer();
    try {
      for (let round = 0; round < 3; round += 1) {
        const member = await build();
        const line = aLine();
        const statement = aStatement([line]);
        const lineId = await bring(line);
        const share = [{ member_id: member.id }];
        const [one, other] = await Promise.all([
          confirm(lineId, share),
          confirm(lineId, share, server.url, owner.token),
          call(importStatement, { ...statement, token: owner.token }),
        ]);
        expect([one.status, other.status]).toEqual([200, 200]);
        expect((await seen(member)).rows.length).toBe(1);
        expect((await storedLine(lineId)).state).toBe('used');
      }
    } finally {
      await server.kill();
    }
  });

  it('and to another at once is one of them’s', async () => {
    const server = await startServer();
    try {
      const [one, other, lineId] = [await build(), await build(), await bring()];
      const answers = await Promise.all([
        confirm(lineId, [{ member_id: one.id }]),
        confirm(lineId, [{ member_id: other.id }], server.url),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      const sums = [(await seen(one)).sum, (await seen(other)).sum];
      expect(sums.sort()).toEqual([0, 2000]);
    } finally {
      await server.kill();
    }
  });

  it('is refused where what is open is not what the treasurer saw', async () => {
    const [member, lineId] = [await build(), await bring()];
    await give(await bring(), member);
    const answer = await confirm(lineId, [{ member_id: member.id, open: 2000 }]);
    expect([answer.status, answer.body.changed]).toEqual([409, ['received']]);
    expect((await seen(member)).sum).toBe(2000);
    expect((await storedLine(lineId)).state).toBe('open');
  });

  it('has to be there, and the member too', async () => {
    const [member, lineId] = [await build(), await bring()];
    expect((await give('x'.repeat(43), member)).body.code).toBe('line_not_found');
    expect((await confirm(lineId, [{ member_id: 'nobody' }])).body.code).toBe('user_not_found');
    expect((await confirm(lineId, [])).status).toBe(400);
    expect((await give(lineId, member, member)).status).toBe(400);
    expect((await storedLine(lineId)).state).toBe('open');
  });
});

describe('a line of what an approval has confirmed', () => {
  it('takes its place: nothing is received twice, and an undo leaves it', async () => {
    const member = await build();
    const about = { params: { id: member.id }, token: owner.token };
    await call(approveUser, { ...about, body: {} });
    const lineId = await bring();
    await confirm(lineId, [{ member_id: member.id, open: 2000 }]);
    const { rows, is_paid, sum } = await seen(member);
    expect([is_paid, sum]).toEqual([true, 2000]);
    expect(rows.map(({ source, kind, reason }) => [source, kind, reason]).sort()).toEqual([
      ['approval', 'in', null],
      ['approval', 'out', 'on_statement'],
      ['line', 'in', null],
    ]);
    await call(undoDecision, { ...about, body: {} });
    expect(await seen(member)).toMatchObject({ sum: 2000, is_paid: true });
  });

  it('of a mark from before there were payments takes its place as well', async () => {
    const member = await build({ is_paid: true });
    await give(await bring(), member);
    const { rows, sum } = await seen(member);
    expect([rows.length, sum]).toEqual([3, 2000]);
  });

  it('is new money where it is the rest', async () => {
    const member = await build();
    await call(approveUser, { params: { id: member.id }, body: {}, token: owner.token });
    await testDb().doc(`members/${member.id}`).update({ total_price: 32.5, is_paid: false });
    await give(await bring({ amount: 1250 }), member);
    expect(await seen(member)).toMatchObject({ sum: 3250, is_paid: true });
  });
});

describe('a line of several', () => {
  it('is split by what each has open', async () => {
    const [one, other] = [await build(), await build({ total_price: 12.5 })];
    const lineId = await bring({ amount: 3250 });
    expect((await give(lineId, one, other)).body.line.state).toBe('used');
    expect([(await seen(one)).sum, (await seen(other)).sum]).toEqual([2000, 1250]);
    expect((await storedLine(lineId)).member_ids.sort()).toEqual([one.id, other.id].sort());
  });

  it('is left alone where the sum is another, or one has nothing open', async () => {
    const [one, other, paid] = [await build(), await build(), await build()];
    await give(await bring(), paid);
    const lineId = await bring({ amount: 4001 });
    expect((await give(lineId, one, other)).body.code).toBe('sum_differs');
    const exact = await bring({ amount: 2000 });
    expect((await give(exact, one, paid)).body.code).toBe('sum_differs');
    expect([(await seen(one)).sum, (await seen(other)).sum]).toEqual([0, 0]);
  });

  it('waits with the part that was reversed', async () => {
    const [one, other] = [await build(), await build({ total_price: 12.5 })];
    const lineId = await bring({ amount: 3250 });
    await give(lineId, one, other);
    await reverse(other, `line_${lineId}_1`);
    expect(await storedLine(lineId)).toMatchObject({ state: 'open', left: 1250 });
    const third = await build({ total_price: 12.5 });
    await confirm(lineId, [{ member_id: third.id, open: 1250 }]);
    expect([(await seen(one)).sum, (await seen(other)).sum]).toEqual([2000, 0]);
    expect((await seen(third)).sum).toBe(1250);
  });
});

describe('a line whose payment is reversed', () => {
  it('waits again, and is given to the same one or another', async () => {
    const [member, lineId] = [await build(), await bring()];
    await give(lineId, member);
    const server = await startServer();
    try {
      await Promise.all([
        reverse(member, `line_${lineId}_1`),
        call(reversePayment, {
          params: { id: member.id, paymentId: `line_${lineId}_1` },
          ...{ body: { reason: 'Not theirs.' }, token: owner.token, baseUrl: server.url },
        }),
      ]);
    } finally {
      await server.kill();
    }
    expect(await storedLine(lineId)).toMatchObject({ state: 'open', left: 2000 });
    expect(await seen(member)).toMatchObject({ is_paid: false, sum: 0 });
    await give(lineId, member);
    expect((await seen(member)).rows.map(({ id }) => id)).toContain(`line_${lineId}_2`);
    expect((await seen(member)).sum).toBe(2000);
  });

  it('waits again, too, where the mark is taken back', async () => {
    const [member, lineId] = [await build(), await bring()];
    await give(lineId, member);
    const about = { params: { id: member.id }, token: owner.token };
    await call(updateUser, { ...about, body: { is_paid: false } });
    expect(await storedLine(lineId)).toMatchObject({ state: 'open', left: 2000 });
    expect((await seen(member)).sum).toBe(0);
  });
});

describe('what a line says of people', () => {
  it('is in the own data, without who brought it', async () => {
    const member = await build();
    await give(await bring({ payer: 'Aunt Rossi' }), member);
    const { bytes } = await call(exportOwnData, { token: member.token });
    const data = String(readZip(bytes).get('data.json'));
    expect(JSON.parse(data).statement_lines).toEqual([
      expect.objectContaining({ payer: 'Aunt Rossi', amount: 2000, day: '2026-11-20' }),
    ]);
    expect(data).not.toContain(treasurer.email);
  });

  it('goes with the member; the line stays used, and known', async () => {
    const member = await build();
    const line = aLine({ payer: 'Aunt Rossi', bank_id: 'TX 1' });
    const lineId = await bring(line);
    await give(lineId, member);
    await call(deleteUser, { params: { id: member.id }, token: owner.token });
    expect(await storedLine(lineId)).toMatchObject({
      ...{ state: 'used', payer: null, text: null, bank_id: null, member_ids: [] },
    });
    const again = await call(importStatement, { ...aStatement([line]), token: owner.token });
    expect(again.body).toEqual({ added: 0, known: 1 });
  });

  it('goes with a member who is deleted while it is being given to them', async () => {
    for (let round = 0; round < 3; round += 1) {
      const [member, lineId] = [await build(), await bring({ payer: 'Aunt Rossi' })];
      const [given] = await Promise.all([
        give(lineId, member),
        call(deleteUser, { params: { id: member.id }, token: owner.token }),
      ]);
      const line = await storedLine(lineId);
      expect(await storedPayments(member)).toEqual([]);
      expect([line.state, line.payer]).toEqual(
        given.status === 200 ? ['used', null] : ['open', 'Aunt Rossi'],
      );
    }
  });

  it('goes a year after its import, and what nobody has claimed is set aside', async () => {
    const [old, fresh] = [await bring({ payer: 'Aunt Rossi' }), await bring()];
    const over = Timestamp.fromMillis(Date.now() - dayMs);
    await testDb().doc(`statement_lines/${old}`).update({ texts_until: over });
    expect(await removeOldLineTexts(serverContext(), () => 10_000)).toBe(1);
    expect(await removeOldLineTexts(serverContext(), () => 10_000)).toBe(0);
    expect(await storedLine(old)).toMatchObject({ state: 'set_aside', payer: null, text: null });
    expect(await storedLine(fresh)).toMatchObject({ state: 'open', payer: 'Sara Rossi' });
  });
});
