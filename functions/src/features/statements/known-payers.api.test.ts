import { randomUUID } from 'node:crypto';
import { api } from '@fanclub/contract/api';
import { dayMs, knownPayerDays } from '@fanclub/contract/retention/kept-until';
import { call } from '@fanclub/stories/tools/call';
import { expect, it } from 'vitest';
import { lineDay } from '../../../test/build-statement.ts';
import { buildPayer } from '../../../test/confirmed-money.ts';
import { testDb } from '../../../test/firebase.ts';
import { lineStaff } from '../../../test/line-staff.ts';
import { readZip } from '../../../test/read-files.ts';
import { storedPayments } from '../../../test/stored.ts';

const { staff, bring, give, reverse } = lineStaff();

/** Draws a payer: a name that no member has, and the digits of an account. */
const aPayer = () => `Grandmother ${randomUUID().replace(/[^a-f]/g, 'g')} IT60X0542811101`;

const candidatesOf = async (lineId: string) => {
  const { body } = await call(api.listStatementLines, {
    query: { limit: '100' },
    token: staff.treasurer.token,
  });
  return body.lines.find(({ line }) => line.id === lineId)?.candidates ?? [];
};
const rowsOf = async (id: string) =>
  (await testDb().collection('known_payers').where('member_ids', 'array-contains', id).get()).docs;

it('a known payer is recognised in the next line, as a sign that is never certain', async () => {
  const [member, payer] = [await buildPayer(), aPayer()];
  // An amount that nobody owes, so that only the payer is a sign.
  const amount = 1111;
  const first = await bring({ payer, amount });
  expect(await candidatesOf(first)).toEqual([]);
  await give(first, member);
  const again = payer.toUpperCase().split(' ').toReversed().join('  ');
  const [candidate] = await candidatesOf(await bring({ payer: again, amount }));
  expect(candidate).toMatchObject({ member_id: member.id, is_certain: false });
  expect(candidate?.reasons).toContain('paid_before');
  expect(await candidatesOf(await bring({ payer: aPayer(), amount }))).toEqual([]);
});

it('a known payer is remembered for two years after the last payment, under a hash, and of at most six members', async () => {
  const payer = aPayer();
  const members = [];
  for (let i = 0; i < 7; i += 1) members.push(await buildPayer());
  for (const member of members.slice(0, 6)) await give(await bring({ payer }), member);
  // An older statement, which is imported later.
  for (const member of members.slice(6))
    await give(await bring({ payer, day: '2026-01-05' }), member);
  const ids = members.map(({ id }) => id);
  const [row] = await rowsOf(ids[6] ?? '');
  expect(row?.get('member_ids')).toEqual(ids.slice(1));
  expect(JSON.stringify([row?.id, row?.data()])).not.toMatch(/grandmother|IT60/i);
  const days = (row?.get('expires_at').toMillis() - Date.parse(lineDay)) / dayMs;
  expect(days).toBe(knownPayerDays);
});

it('a known payer is not remembered for whom the line was given by mistake', async () => {
  const [wrong, right] = [await buildPayer(), await buildPayer()];
  const lineId = await bring({ payer: aPayer() });
  await give(lineId, wrong);
  const [payment] = await storedPayments(wrong);
  await reverse(wrong, payment?.id ?? '');
  await give(lineId, right);
  expect([(await rowsOf(wrong.id)).length, (await rowsOf(right.id)).length]).toEqual([0, 1]);
});

it('a known payer is in the member’s download without the name, and is forgotten with the member', async () => {
  const [member, sibling, payer] = [await buildPayer(), await buildPayer(), aPayer()];
  for (const each of [member, sibling]) await give(await bring({ payer }), each);
  const { bytes } = await call(api.exportOwnData, { token: member.token });
  const { known_payers } = JSON.parse(String(readZip(bytes).get('data.json')));
  expect(known_payers).toEqual([{ expires_at: expect.any(String) }]);
  const remove = ({ id }: { id: string }) =>
    call(api.deleteUser, { params: { id }, token: staff.owner.token });
  await remove(member);
  expect(await rowsOf(member.id)).toEqual([]);
  expect((await rowsOf(sibling.id))[0]?.get('member_ids')).toEqual([sibling.id]);
  const [row] = await rowsOf(sibling.id);
  await remove(sibling);
  // A row without members would still say that this payer has paid for somebody.
  expect((await row?.ref.get())?.exists).toBe(false);
});

it('a payer whom the bank names by one word is not remembered', async () => {
  const member = await buildPayer();
  await give(await bring({ payer: 'Revolut' }), member);
  expect(await rowsOf(member.id)).toEqual([]);
});
