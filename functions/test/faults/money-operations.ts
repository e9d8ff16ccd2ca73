import { randomUUID } from 'node:crypto';
import { recordPayment } from '@fanclub/contract/money/routes';
import { renew } from '@fanclub/contract/registration/renewal-routes';
import { buildMember } from '@fanclub/stories/tools/build-member';
import { callOrThrow } from '@fanclub/stories/tools/call';
import type { BuiltAdmin } from '@fanclub/stories/tools/sign-in-admin';
import { aPayment } from '../build-money.ts';
import { buildLine, storeFile } from '../build-statement.ts';
import { newLines } from '../requests/money.ts';
import { buildRenewal, uploadSmall } from '../requests/subjects.ts';
import { storedMember } from '../stored.ts';
import { operation } from './operation.ts';

/** Stores a member who owes twenty euro. */
const owesTwenty = async () =>
  buildMember({
    juventus_card: false,
    pack_type: 'international',
    payment_method: 'euro',
    receiptUrl: await uploadSmall('receipt'),
  });

/** Stores a member who owes twenty euro and paid this amount; returns the ids of the member and of the payment. */
async function paid({ token }: BuiltAdmin, amount: number) {
  const params = { id: (await owesTwenty()).id, paymentId: randomUUID() };
  await callOrThrow(recordPayment, { token, params, body: aPayment({ amount }) });
  return params;
}

/**
 * Stores a member who owes money for one season and has paid too much for the next. Returns the values of a settlement.
 */
async function owingAndOwed({ token }: BuiltAdmin) {
  const { id, token: own, body } = await buildRenewal(false);
  const record = (payment: Parameters<typeof aPayment>[0]) =>
    callOrThrow(recordPayment, {
      token,
      params: { id, paymentId: randomUUID() },
      body: aPayment(payment),
    });
  await record({ amount: 100 });
  await callOrThrow(renew, { token: own, body });
  const { request_number } = (await storedMember({ id })) ?? {};
  await record({ amount: 10_000, request_number });
  return { id, moveId: randomUUID(), to: id };
}

/**
 * The operations of treasurers. The caller generates the ids in a call, as the browser does, so a repeated call has
 * the same ids and gives the same result.
 */
export const moneyOperations = [
  operation('record-payment', 'recordPayment', {
    given: async () => ({
      id: (await owesTwenty()).id,
      paymentId: randomUUID(),
      kind: 'in' as const,
      amount: 500,
    }),
  }),
  // A refund also creates a mail to the member.
  operation('record-refund', 'recordPayment', {
    given: async (admin) => ({
      ...(await paid(admin, 2500)),
      paymentId: randomUUID(),
      kind: 'out' as const,
      amount: 500,
    }),
  }),
  operation('move-payment', 'movePayment', {
    given: async (admin) => {
      const { id } = await paid(admin, 2500);
      return { id, moveId: randomUUID(), to: (await owesTwenty()).id };
    },
  }),
  operation('settle', 'movePayment', { given: owingAndOwed }),
  operation('club-receipt', 'clubReceipt'),
  operation('ask-to-pay', 'askToPay', { given: async () => ({ id: (await owesTwenty()).id }) }),
  operation('reverse-payment', 'reversePayment', { given: (admin) => paid(admin, 2000) }),
  operation('import-statement', 'importStatement', {
    given: async ({ token }) => ({
      importId: randomUUID(),
      file: await storeFile(token),
      lines: newLines(2),
    }),
  }),
  operation('set-line-aside', 'setLineAside'),
  operation('confirm-line', 'confirmStatementLine', {
    given: async ({ token }) => ({
      lineId: await buildLine(token, { amount: 4000 }),
      shares: [await owesTwenty(), await owesTwenty()].map(({ id }) => ({ member_id: id })),
    }),
  }),
];
