import { randomUUID } from 'node:crypto';
import { api } from '@fanclub/contract/api';
import { callOrThrow } from '@fanclub/stories/tools/call';
import type { BuiltAdmin } from '@fanclub/stories/tools/sign-in-admin';
import { aPayment } from '../build-money.ts';
import { buildLine, storeFile } from '../build-statement.ts';
import { moving, newLines, owesTwenty, paid, reversing } from '../requests/money.ts';
import { buildRenewal } from '../requests/subjects.ts';
import { storedMember } from '../stored.ts';
import { operation } from './operation.ts';

/**
 * Stores a member who owes money for one season and has paid too much for the next. Returns the values of a settlement.
 */
async function owingAndOwed({ token }: BuiltAdmin) {
  const { id, token: own, body } = await buildRenewal(false);
  const record = (payment: Parameters<typeof aPayment>[0]) =>
    callOrThrow(api.bookMoney, {
      token,
      params: { id, paymentId: randomUUID() },
      body: aPayment(payment),
    });
  await record({ amount: 100 });
  await callOrThrow(api.renew, { token: own, body });
  const { request_number } = (await storedMember({ id })) ?? {};
  await record({ amount: 10_000, request_number });
  const money = { amount: 500, currency: 'EUR' as const };
  return { id, paymentId: randomUUID(), what: 'settle' as const, ...money };
}

/**
 * The operations of treasurers. The caller generates the ids in a call, as the browser does, so a repeated call has
 * the same ids and gives the same result.
 */
export const moneyOperations = [
  operation('record-payment', 'bookMoney', {
    given: async () => ({
      id: (await owesTwenty()).id,
      paymentId: randomUUID(),
      what: 'in' as const,
      amount: 500,
    }),
  }),
  // A refund also creates a mail to the member.
  operation('record-refund', 'bookMoney', {
    given: async (admin) => ({
      ...(await paid(admin, 2500)),
      paymentId: randomUUID(),
      what: 'out' as const,
      amount: 500,
    }),
  }),
  operation('move-payment', 'bookMoney', { given: moving }),
  operation('settle', 'bookMoney', { given: owingAndOwed }),
  operation('ask-to-pay', 'askToPay', { given: async () => ({ id: (await owesTwenty()).id }) }),
  operation('reverse-payment', 'bookMoney', { given: reversing }),
  operation('import-statement', 'importStatement', {
    given: async ({ token }) => ({
      importId: randomUUID(),
      file: await storeFile(token),
      lines: newLines(2),
    }),
  }),
  operation('set-line-aside', 'setLineAside'),
  operation('decide-outgoing', 'decideOutgoingLine'),
  operation('confirm-line', 'confirmStatementLine', {
    given: async ({ token }) => ({
      lineId: await buildLine(token, { amount: 4000 }),
      shares: [await owesTwenty(), await owesTwenty()].map(({ id }) => ({ member_id: id })),
    }),
  }),
];
