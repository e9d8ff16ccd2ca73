import { api } from '@fanclub/contract/api';
import { call } from '@fanclub/stories/tools/call';
import { expect, inject, it } from 'vitest';
import { aPaymentId, aReversal } from '../../../test/build-money.ts';
import { buildPayer, seenMoney } from '../../../test/confirmed-money.ts';
import { lineStaff, storedLine } from '../../../test/line-staff.ts';

const secondServer = inject('secondServer');

const { staff, bring, give, reverse } = lineStaff();

it('a line whose payment is reversed waits again, and is given to the same one or another', async () => {
  const [member, lineId] = [await buildPayer(), await bring()];
  await give(lineId, member);
  await Promise.all([
    reverse(member, `line_${lineId}_1_${member.requestNumber}`),
    call(api.bookMoney, {
      params: { id: member.id, paymentId: aPaymentId },
      body: aReversal(`line_${lineId}_1_${member.requestNumber}`, 'Not theirs.'),
      token: staff.owner.token,
      baseUrl: secondServer,
    }),
  ]);
  expect(await storedLine(lineId)).toMatchObject({ state: 'open', left: 2000 });
  expect(await seenMoney(member)).toMatchObject({ is_paid: false, sum: 0 });
  await give(lineId, member);
  expect((await seenMoney(member)).rows.map(({ id }) => id)).toContain(
    `line_${lineId}_2_${member.requestNumber}`,
  );
  expect((await seenMoney(member)).sum).toBe(2000);
});

it('a line whose payment is reversed is no case of the mark, which stays on', async () => {
  const [member, lineId] = [await buildPayer(), await bring()];
  await give(lineId, member);
  const about = { params: { id: member.id }, token: staff.owner.token };
  const refused = await call(api.updateUser, { ...about, body: { is_paid: false } });
  expect(refused.body.code).toBe('payment_stands');
  expect(await storedLine(lineId)).toMatchObject({ state: 'used', left: 0 });
  expect((await seenMoney(member)).sum).toBe(2000);
});
