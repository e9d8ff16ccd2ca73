import { randomUUID } from 'node:crypto';
import { api } from '@fanclub/contract/api';
import type { RouteBody } from '@fanclub/contract/http/route';
import type { LineList, NewLine } from '@fanclub/contract/statements/lines';
import { randomOf } from '@fanclub/contract/testing/random-of';
import { dayBefore } from '@fanclub/contract/text/day';
import type { BuiltMember } from '@fanclub/stories/tools/build-member';
import { call, callOrThrow } from '@fanclub/stories/tools/call';
import { expect, it } from 'vitest';
import { serverContext } from '#platform/context';
import { aPayment } from '../../../test/build-money.ts';
import { aLine, aStatement, lineDay, storeFile } from '../../../test/build-statement.ts';
import { buildPayer, seenMoney } from '../../../test/confirmed-money.ts';
import { expectOneCommit } from '../../../test/die-at-commit.ts';
import { testDb } from '../../../test/firebase.ts';
import { lineStaff, storedLine } from '../../../test/line-staff.ts';
import { mailsAbout } from '../../../test/outbox.ts';
import { readZip } from '../../../test/read-files.ts';
import { decideOutgoing } from './decide-outgoing.ts';

const { staff, bring, give, reverse } = lineStaff();
const token = () => staff.treasurer.token;

const before = dayBefore(lineDay);
/** Returns an incoming line of the day before. */
const into = (changes: Partial<NewLine> = {}) => aLine({ day: before, ...changes });
const out = (changes: Partial<NewLine> = {}) =>
  aLine({ day: lineDay, direction: 'out', payer: null, ...changes });

/** Imports lines in one call, and returns the answer and the ids of the lines in their order. */
async function bringAll(...lines: NewLine[]) {
  const body = await callOrThrow(api.importStatement, {
    ...aStatement(await storeFile(token()), lines),
    token: token(),
  });
  const { docs } = await testDb().collection('statement_lines').get();
  const idOf = (line: NewLine) =>
    docs.find((row) => row.get('text') === line.text && row.get('direction') === line.direction)
      ?.id ?? '';
  return { body, ids: lines.map(idOf) as [string, ...string[]] };
}
const listed = async (list: LineList) =>
  (await callOrThrow(api.listStatementLines, { query: { list }, token: token() })).lines;
const decide = (lineId: string, body: RouteBody<typeof api.decideOutgoingLine>) =>
  call(api.decideOutgoingLine, { params: { lineId }, body, token: token() });
const range = { from: '2026-01-01', until: lineDay };
const sums = async (query = range) =>
  (await callOrThrow(api.readStatementSums, { query, token: token() })).accounts;

it('outgoing lines are kept with what they say, once, and wait for nobody', async () => {
  const lines = [into(), out({ amount: 1250, payer: 'Printer' })];
  const { body, ids } = await bringAll(...lines);
  expect(body).toEqual({ added: 1, added_out: 1, known: 0, perhaps_same: 0, returned: 0 });
  expect((await bringAll(...lines)).body).toMatchObject({ added: 0, added_out: 0, known: 2 });
  expect((await listed('out')).map(({ line }) => line)).toMatchObject([
    { id: ids[1], direction: 'out', amount: 1250, state: 'set_aside', kind: 'other' },
  ]);
  expect((await listed('open')).map(({ line }) => line.id)).toEqual([ids[0]]);
  expect(await listed('set_aside')).toEqual([]);
  const params = { lineId: String(ids[1]) };
  const kind = (body: RouteBody<typeof api.setLineAside>) =>
    call(api.setLineAside, { params, body, token: token() });
  expect((await kind({ aside: true, kind: 'purchase' })).body.line.kind).toBe('purchase');
  expect((await kind({ aside: true, kind: 'gift' })).body).toMatchObject({
    errors: { kind: 'invalid_choice' },
  });
  expect((await kind({ aside: false })).body.code).toBe('invalid_transition');
  expect((await give(String(ids[1]), await buildPayer())).body.code).toBe('invalid_transition');
});

it('what the bank took back waits no longer, whichever of the two lines comes first, until somebody says otherwise', async () => {
  const { requestNumber, id: memberId } = await buildPayer();
  const incoming = into({ text: `${requestNumber} ${randomUUID()}` });
  const storno = out({ text: `STORNO ${requestNumber}` });
  const [outId] = (await bringAll(storno)).ids;
  const { body, ids } = await bringAll(incoming);
  expect(body.returned).toBe(1);
  expect(await listed('open')).toEqual([]);
  const [aside] = await listed('set_aside');
  expect(aside).toMatchObject({
    line: { id: ids[0], kind: 'returned' },
    pairing: { pair: { id: outId, text: storno.text }, payments: [] },
  });
  expect((await give(ids[0], { id: memberId } as BuiltMember)).body.code).toBe(
    'invalid_transition',
  );
  const setAside = { params: { lineId: ids[0] }, body: { aside: false }, token: token() };
  expect((await call(api.setLineAside, setAside)).body.code).toBe('invalid_transition');

  expect((await decide(outId, { what: 'neither' })).status).toBe(200);
  expect((await bringAll(incoming, storno)).body.returned).toBe(0);
  expect((await listed('open')).map(({ line }) => line.id)).toEqual(ids);
  const again = { what: 'returned', line: ids[0] } as const;
  expect((await decide(outId, again)).body.line).toMatchObject({ kind: 'returned' });
  expect((await decide(outId, again)).status).toBe(200);
  expect(await listed('open')).toEqual([]);
});

it('if several lines may have been taken back, a treasurer is asked, and none of them is certain', async () => {
  const member = await buildPayer();
  const one = into({ text: `${member.requestNumber} ${randomUUID()}`, payer: null });
  const [, storno, other] = [one, out({ text: 'Chargeback' }), into({ payer: null })];
  expect((await bringAll(one, storno)).body.returned).toBe(1);
  const { ids } = await bringAll(other);
  const open = await listed('open');
  expect(open.map(({ line }) => line.direction).sort()).toEqual(['in', 'in', 'out']);
  const asks = open.find(({ line }) => line.direction === 'out');
  expect(asks?.pairing?.lines.length).toBe(2);
  const [candidate] = open.flatMap(({ candidates }) => candidates);
  expect(candidate).toMatchObject({ doubts: ['perhaps_returned'], is_certain: false });
  const outId = String(asks?.line.id);
  expect((await decide(outId, { what: 'returned', line: ids[0] })).status).toBe(200);
  const [left] = await listed('open');
  expect(left?.candidates).toMatchObject([{ member_id: member.id, is_certain: true }]);
});

it('a line is taken back only by one of its account and amount that comes later', async () => {
  const [incoming, ...others] = [
    into(),
    out({ amount: 1999 }),
    out({ day: dayBefore(before) }),
    out({ text: 'Rent' }),
  ];
  const { ids } = await bringAll(incoming, ...others);
  expect((await listed('out')).map(({ pairing }) => pairing)).toEqual(others.map(() => undefined));
  const codes = [];
  for (const id of ids.slice(1)) {
    codes.push((await decide(id, { what: 'returned', line: ids[0] })).body.code);
  }
  expect(codes).toEqual(['invalid_transition', 'invalid_transition', undefined]);
  expect((await decide(ids[0], { what: 'neither' })).body.code).toBe('invalid_transition');
  const missing = { what: 'returned', line: 'x'.repeat(43) } as const;
  expect((await decide(String(ids[1]), missing)).body.code).toBe('line_not_found');
});

it('the payment of a line that the bank took back stays until it is reversed; then the line is closed, not open', async () => {
  const member = await buildPayer();
  const incoming = into({ bank_id: `TX ${randomUUID()}` });
  const [lineId] = (await bringAll(incoming)).ids;
  await give(lineId, member);
  const { ids } = await bringAll(out({ bank_id: incoming.bank_id, text: 'Reversal' }));
  const [used] = await listed('used');
  const payment_id = `line_${lineId}_1_${member.requestNumber}`;
  const payments = [{ member_id: member.id, payment_id }];
  expect(used).toMatchObject({ line: { id: lineId }, pairing: { pair: { id: ids[0] }, payments } });
  expect((await seenMoney(member)).sum).toBe(2000);
  await reverse(member, payment_id);
  expect((await seenMoney(member)).sum).toBe(0);
  expect(await storedLine(lineId)).toMatchObject({ state: 'set_aside', left: 2000 });
  expect((await listed('out'))[0]?.pairing?.payments).toEqual([]);
  expect(await sums()).toMatchObject([
    { in: { sum: 2000, booked: 0, other: 2000, open: 0 }, out: { sum: 2000, other: 2000 } },
  ]);
});

it('a line whose payment was reversed by hand is never certain again', async () => {
  const member = await buildPayer();
  const lineId = await bring({ text: `${member.requestNumber} ${randomUUID()}` });
  const candidates = async () => (await listed('open'))[0]?.candidates;
  expect(await candidates()).toMatchObject([{ is_certain: true }]);
  await give(lineId, member);
  await reverse(member, `line_${lineId}_1_${member.requestNumber}`);
  expect(await candidates()).toMatchObject([{ is_certain: false, doubts: ['reversed_before'] }]);
});

/** Stores a member who paid 25 euro, of which five were paid back, as a treasurer recorded. */
async function withRefund() {
  const member = await buildPayer();
  const params = () => ({ id: member.id, paymentId: randomUUID() });
  const record = async (body: ReturnType<typeof aPayment>) => {
    const answer = await callOrThrow(api.bookMoney, { params: params(), body, token: token() });
    return answer.payment?.id ?? '';
  };
  await record(aPayment({ amount: 2500, day: before, way: 'bank' }));
  const payment_id = await record(aPayment({ what: 'out', day: before, way: 'bank' }));
  const line = out({ amount: 500, payer: 'Rossi', text: `Refund ${member.requestNumber}` });
  return { member, payment_id, line };
}

it('an outgoing line that may be a recorded refund waits, and becomes that refund, without a mail', async () => {
  const { member, payment_id, line } = await withRefund();
  const [lineId] = (await bringAll(line)).ids;
  const [asks] = await listed('open');
  const refund = { what: 'refund', member_id: member.id, payment_id } as const;
  expect(asks?.pairing?.refunds).toMatchObject([{ member_id: member.id, payment_id }]);
  const mails = (await mailsAbout(member.id)).length;
  expect((await decide(lineId, { ...refund, payment_id: 'none' })).body.code).toBe(
    'payment_not_found',
  );
  expect((await decide(lineId, refund)).body.line).toMatchObject({ state: 'used', kind: 'refund' });
  expect((await decide(lineId, refund)).status).toBe(200);
  expect((await mailsAbout(member.id)).length).toBe(mails);
  const { rows, sum } = await seenMoney(member);
  expect(sum).toBe(2000);
  expect(rows.filter(({ line_id }) => line_id === lineId)).toMatchObject([
    { kind: 'out', amount: 500, source: 'line', day: lineDay },
  ]);
  expect(await sums()).toMatchObject([{ out: { sum: 500, booked: 500, other: 0, open: 0 } }]);
  const { bytes } = await call(api.exportOwnData, { token: member.token });
  expect(JSON.parse(String(readZip(bytes).get('data.json'))).statement_lines).toEqual([]);
});

it('a refund is given to its line by one commit', () =>
  expectOneCommit({
    prepare: async () => {
      const { member, payment_id, line } = await withRefund();
      return { member, payment_id, lineId: (await bringAll(line)).ids[0] };
    },
    write: ({ member, payment_id, lineId }) =>
      decideOutgoing(serverContext(), {
        adminEmail: staff.treasurer.email,
        lineId,
        what: 'refund',
        member_id: member.id,
        payment_id,
      }),
    state: async ({ member, lineId }) => [await storedLine(lineId), await seenMoney(member)],
  }));

/** The rows of the accountant's file in cents, as far as they have the id of a stored line. */
async function rowsWithLine(query: { from?: string; until?: string }): Promise<number> {
  const { bytes } = await call(api.exportPayments, {
    query: { ...query, format: 'json' },
    token: token(),
  });
  const ids = (await testDb().collection('statement_lines').get()).docs.map(({ id }) => id);
  const rows: { amount: number; line_id: string | null }[] = JSON.parse(bytes.toString());
  const ofLines = rows.filter(({ line_id }) => line_id !== null && ids.includes(line_id));
  return ofLines.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
}

it('with arbitrary lines and decisions, and after a deletion, the file and what waits add up to what the bank says', async () => {
  const below = randomOf(7);
  const members = [await buildPayer(), await buildPayer(), await buildPayer()];
  const lines = Array.from({ length: 24 }, () => {
    const direction = below(3) === 0 ? 'out' : 'in';
    const day = below(2) === 0 ? before : lineDay;
    const text = `${below(3) === 0 ? 'Storno ' : ''}${randomUUID()}`;
    return aLine({ direction, day, text, amount: 1000 * (1 + below(3)), payer: null });
  });
  const { ids } = await bringAll(...lines);
  for (const [i, lineId] of ids.entries()) {
    const member = members[below(3)] as BuiltMember;
    if (lines[i]?.direction === 'out') {
      if (below(4) === 0) await decide(lineId, { what: 'neither' });
      continue;
    }
    if (below(3) === 0) {
      await call(api.setLineAside, { params: { lineId }, body: { aside: true }, token: token() });
    }
    await call(api.confirmStatementLine, {
      params: { lineId },
      body: { shares: [{ member_id: member.id }], more_than_due: true },
      token: token(),
    });
    if (below(3) === 0) await reverse(member, `line_${lineId}_1_${member.requestNumber}`);
  }
  const check = async () => {
    for (const days of [
      range,
      { from: before, until: before },
      { from: lineDay, until: lineDay },
    ]) {
      const [account] = await sums(days);
      const waits = (account?.in.open ?? 0) - (account?.out.open ?? 0);
      const bank = (account?.in.sum ?? 0) - (account?.out.sum ?? 0);
      expect((await rowsWithLine(days)) + waits).toBe(bank);
      for (const each of [account?.in, account?.out]) {
        expect((each?.booked ?? 0) + (each?.other ?? 0) + (each?.open ?? 0)).toBe(each?.sum ?? 0);
      }
    }
    return sums();
  };
  const told = await check();
  expect(told[0]?.in.booked).toBeGreaterThan(0);
  const [gone] = members;
  await callOrThrow(api.deleteUser, { params: { id: String(gone?.id) }, token: staff.owner.token });
  expect((await check())[0]?.in.booked).toBe(told[0]?.in.booked);
});
