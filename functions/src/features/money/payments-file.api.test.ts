import { randomUUID } from 'node:crypto';
import { deleteUser } from '@fanclub/contract/admin/routes';
import { bookMoney, exportPayments } from '@fanclub/contract/money/routes';
import type { BuiltMember } from '@fanclub/stories/tools/build-member';
import { call, callOrThrow } from '@fanclub/stories/tools/call';
import { type BuiltAdmin, signInAdmin } from '@fanclub/stories/tools/sign-in-admin';
import { beforeAll, expect, it } from 'vitest';
import { fileParts } from '#features/files/list-file';
import { serverContext } from '#platform/context';
import { aPayment, aReversal } from '../../../test/build-money.ts';
import { testDb } from '../../../test/firebase.ts';
import { storeMember } from '../../../test/store-member.ts';
import { paymentsFile } from './payments-file.ts';

/** A season in which no other member of this suite pays. */
const season = '2046/47';
let owner: BuiltAdmin;
let [one, other]: BuiltMember[] = [];

const record = async (member: BuiltMember | undefined, changes: Parameters<typeof aPayment>[0]) => {
  const params = { id: member?.id ?? '', paymentId: randomUUID() };
  await callOrThrow(bookMoney, { params, body: aPayment(changes), token: owner.token });
  return params;
};

beforeAll(async () => {
  owner = await signInAdmin();
  const fields = { juventus_card: false, payment_method: 'euro' } as const;
  one = await storeMember({ ...fields, last_name: 'Ledger' }, { season });
  other = await storeMember(fields, { season });
  await record(one, { amount: 1050, day: '2026-11-18', reference: '=1+1' });
  await record(one, { amount: 1000, day: '2026-11-19' });
  await record(one, { amount: 50, what: 'out', day: '2026-11-20' });
  await record(other, { amount: 90_000_000, currency: 'IRR', day: '2026-11-17' });
  const params = await record(other, { amount: 700, day: '2026-11-17' });
  await callOrThrow(bookMoney, {
    params,
    body: aReversal(params.paymentId, 'Twice.'),
    token: owner.token,
  });
});

interface Line {
  season: string;
  day: string;
  amount: number;
  currency: string;
  name?: string | null;
}
const ours = (lines: readonly Line[]) => lines.filter((line) => line.season === season);
const sumsOf = (lines: readonly Line[]) => {
  const sumOf = (currency: string) =>
    lines.reduce((sum, line) => sum + (line.currency === currency ? line.amount : 0), 0);
  return { EUR: sumOf('EUR'), IRR: sumOf('IRR') };
};
const read = async (query = {}) => {
  const { bytes } = await call(exportPayments, {
    query: { format: 'json', ...query },
    token: owner.token,
  });
  return JSON.parse(bytes.toString()) as Line[];
};

it('the file adds up, in each currency, to what is there', async () => {
  const lines = ours(await read());
  expect(sumsOf(lines)).toEqual({ EUR: 20, IRR: 90_000_000 });
  expect(lines).toHaveLength(6);
  const days = lines.map(({ day }) => day);
  expect(days).toEqual([...days].sort());
  expect(new Set(lines.map(({ name }) => name))).toEqual(new Set(['Sara Ledger', 'Sara Rossi']));
});

it('the file is whole when its parts are joined, and keeps the money of whoever was deleted', async () => {
  await callOrThrow(deleteUser, { params: { id: other?.id ?? '' }, token: owner.token });
  const file = paymentsFile({ ...serverContext(), db: testDb() });
  const choice = { columns: file.columns, format: 'json' } as const;
  let from: string | null = null;
  let text = '';
  do {
    const parts = fileParts(file, choice, { from, rowsPerPage: 3 });
    const { value } = await parts.next();
    text += value?.bytes.toString() ?? '';
    from = value?.nextCursor ?? null;
  } while (from !== null);
  const lines = ours(JSON.parse(text));
  expect(sumsOf(lines)).toEqual({ EUR: 20, IRR: 90_000_000 });
  expect(lines).toHaveLength(6);
  expect(lines.filter(({ name }) => name === null)).toHaveLength(3);
  expect(JSON.parse(text)).toEqual(await read());
});
