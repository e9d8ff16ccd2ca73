import { randomUUID } from 'node:crypto';
import { movePayment, recordPayment, reversePayment } from '@fanclub/contract/money/routes';
import { importStatement } from '@fanclub/contract/statements/routes';
import { buildMember } from '@fanclub/stories/tools/build-member';
import { aLine, aStatement } from '@fanclub/stories/tools/build-statement';
import { callOrThrow } from '@fanclub/stories/tools/call';
import { signInAdmin } from '@fanclub/stories/tools/sign-in-admin';
import { aPayment } from '../build-payment.ts';
import type { Operation } from './operation.ts';

/** What treasurers do: each a call under a name that the page draws, so that its repeat answers the same. */

/** Twenty euro are due. */
const someone = () =>
  buildMember({ juventus_card: false, pack_type: 'international', payment_method: 'euro' });

const about = async (id: string) => ({
  token: (await signInAdmin()).token,
  params: { id, paymentId: randomUUID() },
});

/** Somebody who has paid this much, and under which name. */
async function paid(amount: number) {
  const as = await about((await someone()).id);
  await callOrThrow(recordPayment, { ...as, body: aPayment({ amount }) });
  return as;
}

const outcome = { repeatAnswers: [200], finishesItself: true };

export const moneyOperations: Operation[] = [
  {
    name: 'record-payment',
    route: recordPayment,
    prepare: async () => ({ ...(await about((await someone()).id)), body: aPayment() }),
    ...outcome,
  },
  {
    // With its mail.
    name: 'record-refund',
    route: recordPayment,
    prepare: async () => {
      const { token, params } = await paid(2500);
      const body = aPayment({ kind: 'out', amount: 500 });
      return { token, params: { ...params, paymentId: randomUUID() }, body };
    },
    ...outcome,
  },
  {
    name: 'move-payment',
    route: movePayment,
    prepare: async () => {
      const { token, params } = await paid(2500);
      const body = { to: (await someone()).id, amount: 500, currency: 'EUR' };
      return { token, params: { id: params.id, moveId: randomUUID() }, body };
    },
    ...outcome,
  },
  {
    name: 'reverse-payment',
    route: reversePayment,
    prepare: async () => ({ ...(await paid(2000)), body: { reason: 'Not theirs.' } }),
    ...outcome,
  },
  {
    name: 'import-statement',
    route: importStatement,
    prepare: async () => ({
      token: (await signInAdmin()).token,
      ...aStatement([aLine(), aLine()]),
    }),
    ...outcome,
  },
];
