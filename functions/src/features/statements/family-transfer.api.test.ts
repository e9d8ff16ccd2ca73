import { rejectUser } from '@fanclub/contract/admin/routes';
import { clubToday } from '@fanclub/contract/club/club-day';
import { addFamily } from '@fanclub/contract/families/routes';
import type { NewLine } from '@fanclub/contract/statements/lines';
import { confirmStatementLine, listStatementLines } from '@fanclub/contract/statements/routes';
import type { BuiltMember } from '@fanclub/stories/tools/build-member';
import { call, callOrThrow } from '@fanclub/stories/tools/call';
import { signInAdmin } from '@fanclub/stories/tools/sign-in-admin';
import { beforeEach, expect, it } from 'vitest';
import { aPerson, buildFamily, unlike } from '../../../test/build-family.ts';
import { aFormat, buildLine } from '../../../test/build-statement.ts';
import { testDb } from '../../../test/firebase.ts';
import { storeMember } from '../../../test/store-member.ts';
import { putFields, storedMember, storedPayments } from '../../../test/stored.ts';

let guardian: BuiltMember;
let name: string;
/** Two children of one submission, for whom 5 and 20 euro are due. */
let family: { id: string; request_number: string }[];
const owner = await signInAdmin();
beforeEach(async () => {
  await testDb().recursiveDelete(testDb().collection('statement_lines'));
  ({ last_name: name } = unlike());
  guardian = await storeMember(
    { juventus_card: false, payment_method: 'euro', first_name: 'Ofelia', last_name: name },
    { received: { EUR: 2000, IRR: 0 }, is_paid: true, total_price: 20 },
  );
  const people = [aPerson(), aPerson({ first_name: 'Omid', pack_type: 'international' })];
  const body = await buildFamily({ people });
  ({ family } = await callOrThrow(addFamily, { token: guardian.token, body }));
});

async function offered(line: Partial<NewLine>) {
  const day = clubToday();
  const id = await buildLine(owner.token, {
    payer: null,
    amount: 2500,
    day,
    ...line,
  });
  const { body } = await call(listStatementLines, { query: { limit: '100' }, token: owner.token });
  const listed = body.lines.find(({ line: each }) => each.id === id);
  // Members of one submission come in any order, so the test sorts them.
  const place = (number: string) => (numbers().indexOf(number) + 3) % 3;
  const split = listed?.split && {
    ...listed.split,
    request_numbers: listed.split.request_numbers.toSorted((a, b) => place(a) - place(b)),
  };
  const candidates = (listed?.candidates ?? []).toSorted(
    (a, b) => place(a.request_number) - place(b.request_number),
  );
  return { id, candidates, split };
}
const ids = () => family.map(({ id }) => id);
const numbers = () => family.map(({ request_number }) => request_number);
const numberOf = (i: number) => family[i]?.request_number ?? '';
const given = (id: string, shares: { member_id: string; open: number | null }[]) =>
  call(confirmStatementLine, { params: { lineId: id }, body: { shares }, token: owner.token });

it.each([-100, 100])(
  'a transfer that is %i off is booked as it came, and pays all of them',
  async (off) => {
    const inRial = {
      payment_method: 'rial',
      euro_payment_method: null,
      rial_amount: 5_000_000,
    } as const;
    for (const id of ids()) await putFields({ id }, inRial);
    const amount = 10_000_000 + off;
    const changes = { amount, raw_amount: String(amount), text: numberOf(0), payer: null };
    const lineId = await buildLine(owner.token, changes, { ...aFormat, unit: 'IRR' });
    const shares = ids().map((member_id) => ({ member_id, open: 5_000_000 }));
    expect((await given(lineId, shares)).status).toBe(200);
    const rows = await Promise.all(ids().map((id) => storedMember({ id })));
    expect(rows.map((row) => [row?.received?.IRR, row?.is_paid])).toEqual([
      [5_000_000 + off, true],
      [5_000_000, true],
    ]);
  },
);

it("a family's transfer is certain where it is exactly what all of the submission have open", async () => {
  const { candidates, split } = await offered({ text: `Tessere ${numberOf(1)}` });
  expect(split).toEqual({ request_numbers: numbers(), is_certain: true });
  expect(candidates.map(({ reasons, doubts, open }) => [reasons, doubts, open])).toEqual([
    [['day', 'shared_sum'], [], 500],
    [['number', 'day', 'shared_sum'], [], 2000],
  ]);
  // Neither of the two children alone is a certain candidate.
  expect(candidates.map(({ is_certain }) => is_certain)).toEqual([false, false]);
});

it("a family's transfer is confirmed as one split, and each has what was open", async () => {
  const { id, candidates } = await offered({ text: numberOf(0) });
  const shares = candidates.map(({ member_id, open }) => ({ member_id, open }));
  expect((await given(id, shares)).body.line).toMatchObject({ state: 'used', left: 0 });
  const paid = await Promise.all(family.map((each) => storedPayments(each)));
  expect(paid.map((rows) => rows.map(({ amount, source }) => [amount, source]))).toEqual([
    [[500, 'line']],
    [[2000, 'line']],
  ]);
  const rows = await Promise.all(family.map(storedMember));
  expect(rows.map((row) => row?.is_paid)).toEqual([true, true]);
});

it("a family's transfer needs a look where one of them is rejected, or a second number stands in it", async () => {
  const both = await offered({ text: `${numberOf(0)} ${numberOf(1)}` });
  expect(both.split).toEqual({ request_numbers: numbers(), is_certain: false });
  const params = { id: ids()[1] ?? '' };
  await call(rejectUser, { params, body: {}, token: owner.token });
  const { candidates, split } = await offered({ text: numberOf(0) });
  expect([split?.is_certain, candidates[1]?.doubts]).toEqual([false, ['rejected']]);
});

it("a family's transfer needs a look where it is the guardian’s, whose own application is paid", async () => {
  const { split } = await offered({ text: guardian.requestNumber });
  expect(split).toEqual({ request_numbers: numbers(), is_certain: false });
});

it('a transfer by the guardian is proposed for those whom it pays, and never certain', async () => {
  const { candidates, split } = await offered({ payer: `OFELIA ${name}` });
  expect(split).toEqual({ request_numbers: numbers(), is_certain: false });
  expect(candidates.slice(0, 2).map(({ reasons }) => reasons)).toEqual([
    ['day', 'shared_sum'],
    ['day', 'shared_sum'],
  ]);
  expect(candidates[2]).toMatchObject({ member_id: guardian.id, reasons: ['name', 'day'] });
});
