import { randomUUID } from 'node:crypto';
import { approveUser, deleteUser, updateUser } from '@fanclub/contract/admin/routes';
import type { RegisterRequest } from '@fanclub/contract/registration/request';
import type { Candidate, NewLine } from '@fanclub/contract/statements/lines';
import { listStatementLines, searchStatementPayers } from '@fanclub/contract/statements/routes';
import type { BuiltMember } from '@fanclub/stories/tools/build-member';
import { call, callOrThrow } from '@fanclub/stories/tools/call';
import { signInAdmin } from '@fanclub/stories/tools/sign-in-admin';
import { beforeEach, expect, it } from 'vitest';
import { aFormat, buildLine } from '../../../test/build-statement.ts';
import { testDb } from '../../../test/firebase.ts';
import { storeMember } from '../../../test/store-member.ts';
import { storeEarlier } from '../../../test/stored.ts';

const owner = await signInAdmin();
beforeEach(async () => {
  await testDb().recursiveDelete(testDb().collection('statement_lines'));
});

/** Stores a member with the international package without a card, who owes 20 euro. */
const build = (stored: Record<string, unknown> = {}, changes: Partial<RegisterRequest> = {}) =>
  storeMember(
    { juventus_card: false, pack_type: 'international', payment_method: 'euro', ...changes },
    stored,
  );

/** Stores a line of a bank statement, and returns the candidates that the list of lines shows for it. */
async function offered(line: Partial<NewLine>, format = aFormat): Promise<Candidate[]> {
  const id = await buildLine(owner.token, { payer: null, ...line }, format);
  const { body } = await call(listStatementLines, { query: { limit: '100' }, token: owner.token });
  return body.lines.find((listed) => listed.line.id === id)?.candidates ?? [];
}
const markPaid = ({ id }: BuiltMember) =>
  callOrThrow(updateUser, { params: { id }, body: { is_paid: true }, token: owner.token });
/** Deletes members whose open amount would disturb other tests. */
const remove = async (members: readonly BuiltMember[]) => {
  for (const { id } of members)
    await callOrThrow(deleteUser, { params: { id }, token: owner.token });
};
const offeredTo = async (member: BuiltMember, line: Partial<NewLine>, format = aFormat) =>
  (await offered(line, format)).find(({ member_id }) => member_id === member.id);

it('a candidate is certain if the line has its request number and the open amount', async () => {
  const member = await build();
  const candidates = await offered({ text: `Tessera ${member.requestNumber.toLowerCase()}` });
  expect(candidates).toEqual([
    expect.objectContaining({
      member_id: member.id,
      request_number: member.requestNumber,
      open: 2000,
      is_certain: true,
      is_confirmed: false,
      doubts: [],
      reasons: ['number', 'amount', 'day'],
    }),
  ]);
});

it('no candidate is certain if its number was shown to somebody else, too', async () => {
  const holder = await build();
  const other = await build({ told_number: holder.requestNumber });
  const candidates = await offered({ text: holder.requestNumber });
  expect(candidates.map(({ member_id, is_certain }) => [member_id, is_certain])).toEqual([
    [holder.id, false],
    [other.id, false],
  ]);
  expect(candidates[0]?.doubts).toEqual(['number_shown_to_another']);
  expect(candidates[1]?.reasons).toContain('told_number');
});

it('no candidate is certain if the line has two numbers, which may share it', async () => {
  const [one, other] = [await build(), await build()];
  const candidates = await offered({
    text: `${one.requestNumber} ${other.requestNumber}`,
    amount: 4000,
  });
  expect(candidates.map(({ member_id }) => member_id).sort()).toEqual([one.id, other.id].sort());
  expect(candidates.map(({ is_certain }) => is_certain)).toEqual([false, false]);
  expect(candidates[0]?.doubts).toContain('several_numbers');
});

it('the line is offered, as uncertain, to the member whose number looks like the one in the text', async () => {
  const member = await build();
  await storeEarlier(member, { request_number: 'JOFCI-S2BGAAAA', season: '2020/21' });
  const found = await offeredTo(member, { text: 'JOFCI-52B6AAAA' });
  expect(found).toMatchObject({ is_certain: false });
  expect(found?.reasons).toContain('number_alike');
});

it('the line is offered to the member who typed the number of the transfer', async () => {
  const member = await build({ transfer_number: 'TRX-778899/A' });
  for (const text of ['واریز TRX-۷۷۸۸۹۹/A', 'bonifico trx-778899/a']) {
    const found = await offeredTo(member, { text });
    expect(found?.reasons).toEqual(['transfer_number', 'amount', 'day']);
  }
});

it('the line is offered to the member with the name of the payer, as banks write it', async () => {
  const last = `Zanolla${Date.now().toString(36).replace(/\d/g, 'x')}`;
  const member = await build({}, { first_name: 'Ofelia Käthe', last_name: `D'${last}` });
  for (const payer of [
    `OFELIA KAETHE D’${last}`,
    `D${last} OFELIA`,
    `Sig.ra Ofelia D'${last}`,
    `D ${last} OFELIAKATHE`,
    `Ofelia Käthe Maria D'${last}`,
  ]) {
    const found = await offeredTo(member, { payer });
    expect(found).toMatchObject({ is_certain: false });
    expect(found?.reasons).toContain('name');
  }
});

it('the line is offered to the member whose name the bank writes in Persian letters, but not to a similar name', async () => {
  const last = 'Nikbakhtzadeh';
  const member = await build({}, { first_name: 'Mohammad Karim', last_name: last });
  const other = await build({}, { first_name: 'Mohammad Karam', last_name: last });
  for (const line of [
    { payer: 'محمد کریم نیکبخت‌زاده' },
    { payer: 'نيكبخت زاده محمدكريم' },
    { text: 'واریز محمدکریم نیکبخت‌زاده' },
  ]) {
    const candidates = await offered(line);
    expect(candidates.map(({ member_id }) => member_id)).toContain(member.id);
    expect(candidates.map(({ member_id }) => member_id)).not.toContain(other.id);
    expect(candidates[0]).toMatchObject({ is_certain: false });
    expect(candidates[0]?.reasons).toContain('name');
  }
});

it('the line is offered to the member whose card it names, as long as nothing is paid', async () => {
  const member = await build({ payer_last_four: '7391', total_price: 77 });
  expect((await offeredTo(member, { text: '6037-99**-****-7391' }))?.reasons).toContain(
    'card_digits',
  );
  await markPaid(member);
  expect(await offeredTo(member, { text: '6037-99**-****-7391' })).toBeUndefined();
});

it('the line is offered to a member who owes the amount, only from the day of the application on', async () => {
  const member = await build({ total_price: 61.29 });
  const line = { amount: 6129 };
  expect((await offeredTo(member, line))?.reasons).toEqual(['amount', 'day']);
  expect(await offered({ ...line, day: '2026-11-01' })).toEqual([]);
  await remove([member]);
});

it('the line is offered to nobody if many members owe its amount', async () => {
  expect(await offered({ amount: 123_456, raw_amount: '1.234,56' })).toEqual([]);
  const price = 61.23;
  const members = await Promise.all(Array.from({ length: 9 }, () => build({ total_price: price })));
  const line = { amount: 6123 };
  expect(await offered(line)).toEqual([]);
  await markPaid(members[0] as BuiltMember);
  expect((await offered(line)).length).toBe(5);
  await remove(members);
});

it('a looked-up member comes with what no statement has shown yet, also after an approval by receipt', async () => {
  const last = `Nerozzi${randomUUID().replace(/[^a-f]/g, '')}`;
  const member = await build({}, { last_name: last });
  await call(approveUser, { params: { id: member.id }, body: {}, token: owner.token });
  const lineId = await buildLine(owner.token, { payer: 'Somebody else' });
  const search = { params: { lineId }, query: { q: last }, token: owner.token };
  const { body } = await call(searchStatementPayers, search);
  expect(body.candidates).toEqual([
    expect.objectContaining({
      member_id: member.id,
      open: 2000,
      is_confirmed: true,
      is_certain: false,
      doubts: [],
    }),
  ]);
  const unknown = { ...search, params: { lineId: 'x'.repeat(43) } };
  expect((await call(searchStatementPayers, unknown)).body).toMatchObject({
    code: 'line_not_found',
  });
});
