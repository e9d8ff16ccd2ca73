import { api } from '@fanclub/contract/api';
import { call, callOrThrow } from '@fanclub/stories/tools/call';
import { expect, it } from 'vitest';
import { serverContext } from '#platform/context';
import { auditRowsBy } from '../../../test/audit-rows.ts';
import { aLine, aStatement, lineDay, storeFile } from '../../../test/build-statement.ts';
import { buildPayer } from '../../../test/confirmed-money.ts';
import { expectOneCommit } from '../../../test/die-at-commit.ts';
import { lineStaff, storedLine } from '../../../test/line-staff.ts';
import { setLineAside as setAsideInProcess } from './set-line-aside.ts';

const { staff, bring, give } = lineStaff();

const setAside = (lineId: string, body: { aside?: boolean; kind?: string; note?: string } = {}) =>
  call(api.setLineAside, {
    params: { lineId },
    body: { aside: true, ...body },
    token: staff.treasurer.token,
  });
const sums = async (query = { from: lineDay, until: lineDay }) =>
  (await call(api.readStatementSums, { query, token: staff.treasurer.token })).body;

it('the kind of a line is named when it is set aside, with a word, and can be corrected', async () => {
  const lineId = await bring();
  const { body } = await setAside(lineId, { kind: 'gift', note: ' From the sponsor ' });
  expect(body.line).toMatchObject({ state: 'set_aside', kind: 'gift', note: 'From the sponsor' });
  expect((await setAside(lineId)).body.line).toEqual(body.line);
  const corrected = await setAside(lineId, { kind: 'shop' });
  expect(corrected.body.line).toMatchObject({ kind: 'shop', note: null });
  const back = await setAside(lineId, { aside: false });
  expect(back.body.line).toMatchObject({ state: 'open', kind: null, note: null });
});

it('the kind of a line is written by one commit, together with the history', () => {
  const adminEmail = staff.owner.email;
  const body = { aside: true, kind: 'gift', note: 'From the sponsor' };
  return expectOneCommit({
    prepare: () => bring(),
    write: (lineId) => setAsideInProcess(serverContext(), { adminEmail, lineId, ...body }),
    state: async (lineId) => [await storedLine(lineId), await auditRowsBy(adminEmail)],
  });
});

it('the kind of a line is membership for a line that is a payment of a member', async () => {
  const lineId = await bring();
  const { body } = await give(lineId, await buildPayer());
  expect(body.line.kind).toBe('membership');
  expect((await setAside(lineId, { kind: 'gift' })).body).toMatchObject({
    code: 'invalid_transition',
  });
});

it('the kind of a line is one of the list, which treasurers extend in the settings once there are lines', async () => {
  const settings = () => callOrThrow(api.readSettings, { token: staff.treasurer.token });
  expect((await settings()).values).not.toHaveProperty('line_kinds');
  const lineId = await bring();
  const refused = await setAside(lineId, { kind: 'Travel' });
  expect(refused.body).toMatchObject({ errors: { kind: 'invalid_choice' } });
  expect((await setAside(lineId, { kind: 'membership' })).status).toBe(400);
  const change = async (line_kinds: string) =>
    call(api.updateSettings, {
      body: { version: (await settings()).version, line_kinds },
      token: staff.treasurer.token,
    });
  expect((await change(Array.from({ length: 21 }, (_, i) => `k${i}`).join())).status).toBe(400);
  expect((await change('Travel، Party')).status).toBe(200);
  expect((await sums()).own_kinds).toEqual(['Travel', 'Party']);
  expect((await setAside(lineId, { kind: 'Travel' })).body.line.kind).toBe('Travel');
  expect((await change('')).status).toBe(200);
});

it('a line that was set aside before there were kinds is of the kind "other"', async () => {
  const lineId = await bring();
  await setAside(lineId);
  const { body } = await call(api.listStatementLines, {
    query: { list: 'set_aside' },
    token: staff.treasurer.token,
  });
  expect(body.lines.map(({ line }) => line.kind)).toEqual(['other']);
  expect((await storedLine(lineId)).note).toBeNull();
});

/** Imports a line that becomes a payment, one that is set aside as a gift, and one that stays open. */
async function bringThree() {
  const member = await buildPayer();
  await give(await bring({ payer: 'Uncle Rossi', amount: 2000 }), member);
  const gift = await bring({ payer: 'Sponsor', amount: 123_456 });
  await setAside(gift, { kind: 'gift', note: 'For the party' });
  await bring({ amount: 983 });
  return { member, gift };
}

it('the sums hold for each account and the chosen days', async () => {
  await bringThree();
  const old = aLine({ day: '2026-01-02', amount: 100 });
  const { token } = staff.treasurer;
  await call(api.importStatement, { ...aStatement(await storeFile(token), [old]), token });
  const account = { way: 'bank', currency: 'EUR' };
  const nothing = { sum: 0, booked: 0, other: 0, open: 0 };
  expect((await sums()).accounts).toEqual([
    { ...account, in: { sum: 126_439, booked: 2000, other: 123_456, open: 983 }, out: nothing },
  ]);
  expect((await sums({ from: '2026-01-01', until: '2026-01-31' })).accounts).toEqual([
    { ...account, in: { sum: 100, booked: 0, other: 0, open: 100 }, out: nothing },
  ]);
  expect((await sums({ from: '2025-01-01', until: '2025-12-31' })).accounts).toEqual([]);
});

it('the sums cover two years at most', async () => {
  const refused = await call(api.readStatementSums, {
    query: { from: '2020-01-01', until: '2026-01-01' },
    token: staff.treasurer.token,
  });
  expect(refused.body).toMatchObject({ errors: { until: 'invalid_date' } });
});

it("the accountant's file has what the bank wrote, and equals booked and other", async () => {
  const { member, gift } = await bringThree();
  const { bytes } = await call(api.exportPayments, {
    query: { format: 'json' },
    token: staff.treasurer.token,
  });
  const all: Record<string, unknown>[] = JSON.parse(bytes.toString());
  const rows = all.filter(
    (row) => row.line_id === gift || row.request_number === member.requestNumber,
  );
  expect(rows).toEqual([
    expect.objectContaining({
      amount: 20,
      category: 'membership',
      payer: 'Uncle Rossi',
      bank_text: expect.any(String),
    }),
    expect.objectContaining({
      amount: 1234.56,
      category: 'gift',
      note: 'For the party',
      payer: 'Sponsor',
      name: null,
      way: 'bank',
      day: lineDay,
    }),
  ]);
  const [account] = (await sums()).accounts;
  const sum = rows.reduce((cents, { amount }) => cents + Math.round(Number(amount) * 100), 0);
  expect(sum).toBe((account?.in.booked ?? 0) + (account?.in.other ?? 0));
  expect(all.filter(({ amount }) => amount === 9.83)).toEqual([]);
});
