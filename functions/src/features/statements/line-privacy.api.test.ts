import { api } from '@fanclub/contract/api';
import { dayMs } from '@fanclub/contract/retention/kept-until';
import { call } from '@fanclub/stories/tools/call';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { serverContext } from '#platform/context';
import { aLine, aStatement, lineDay, storeFile } from '../../../test/build-statement.ts';
import { buildPayer } from '../../../test/confirmed-money.ts';
import { testDb } from '../../../test/firebase.ts';
import { lineStaff, storedLine } from '../../../test/line-staff.ts';
import { readZip } from '../../../test/read-files.ts';
import { storedPayments } from '../../../test/stored.ts';
import { removeOldLineTexts } from '../maintenance/remove-old-line-texts.ts';

const { staff, bring, give } = lineStaff();

it('the text of a line is in the member’s download, without who brought it', async () => {
  const member = await buildPayer();
  await give(await bring({ payer: 'Aunt Rossi' }), member);
  const { bytes } = await call(api.exportOwnData, { token: member.token });
  const data = String(readZip(bytes).get('data.json'));
  expect(JSON.parse(data).statement_lines).toEqual([
    expect.objectContaining({ payer: 'Aunt Rossi', amount: 2000, day: lineDay }),
  ]);
  expect(data).not.toContain(staff.treasurer.email);
});

it('the text of a line goes with the member; the line stays used, and known', async () => {
  const member = await buildPayer();
  const line = aLine({ payer: 'Aunt Rossi', bank_id: 'TX 1' });
  const lineId = await bring(line);
  await give(lineId, member);
  await call(api.deleteUser, { params: { id: member.id }, token: staff.owner.token });
  expect(await storedLine(lineId)).toMatchObject({
    state: 'used',
    payer: null,
    text: null,
    bank_id: null,
    member_ids: [],
  });
  const { token } = staff.owner;
  const statement = aStatement(await storeFile(token), [line]);
  const again = await call(api.importStatement, { ...statement, token });
  expect(again.body).toMatchObject({ added: 0, known: 1 });
});

it('the text of a line goes with a member who is deleted while it is being given to them', async () => {
  for (let round = 0; round < 3; round += 1) {
    const [member, lineId] = [await buildPayer(), await bring({ payer: 'Aunt Rossi' })];
    const [given] = await Promise.all([
      give(lineId, member),
      call(api.deleteUser, { params: { id: member.id }, token: staff.owner.token }),
    ]);
    const line = await storedLine(lineId);
    expect(await storedPayments(member)).toEqual([]);
    expect([line.state, line.payer]).toEqual(
      given.status === 200 ? ['used', null] : ['open', 'Aunt Rossi'],
    );
  }
});

it('the text of a line goes a year after its import, and what nobody has claimed is set aside', async () => {
  const [old, fresh] = [await bring({ payer: 'Aunt Rossi' }), await bring()];
  const over = Timestamp.fromMillis(Date.now() - dayMs);
  await testDb().doc(`statement_lines/${old}`).update({ texts_until: over });
  expect(await removeOldLineTexts(serverContext(), () => 10_000)).toBe(1);
  expect(await removeOldLineTexts(serverContext(), () => 10_000)).toBe(0);
  expect(await storedLine(old)).toMatchObject({ state: 'set_aside', payer: null, text: null });
  expect(await storedLine(fresh)).toMatchObject({ state: 'open', payer: 'Sara Rossi' });
});
