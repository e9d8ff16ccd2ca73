import { randomUUID } from 'node:crypto';
import { api } from '@fanclub/contract/api';
import { buildMember } from '@fanclub/stories/tools/build-member';
import { callOrThrow } from '@fanclub/stories/tools/call';
import { type BuiltAdmin, signInAdmin } from '@fanclub/stories/tools/sign-in-admin';
import { timestampOf } from '#platform/time';
import type { MemberDocument } from '#repositories/member';
import { approveDirectly } from '../approve-directly.ts';
import { aPayment, aReversal } from '../build-money.ts';
import { aStatement, buildLine, storeFile } from '../build-statement.ts';
import { putFields, storedMember } from '../stored.ts';
import type { GivenByRoute } from './given.ts';
import { aboutSubject, aboutWaiting } from './people.ts';
import { newSubject, uploadSmall } from './subjects.ts';

const aboutPayment = async () => ({ ...(await aboutWaiting()), paymentId: randomUUID() });

/** Stores a member who owes twenty euro. */
export const owesTwenty = async () =>
  buildMember({
    juventus_card: false,
    pack_type: 'international',
    payment_method: 'euro',
    receiptUrl: await uploadSmall('receipt'),
  });

/** Stores a member who owes twenty euro and paid this amount; returns the ids of the member and of the payment. */
export async function paid({ token }: BuiltAdmin, amount: number) {
  const params = { id: (await owesTwenty()).id, paymentId: randomUUID() };
  await callOrThrow(api.bookMoney, { token, params, body: aPayment({ amount }) });
  return params;
}

/** Returns the values of a move of five euro from a member to another. */
export const moving = async (admin: BuiltAdmin) => {
  const { id } = await paid(admin, 2500);
  const money = { amount: 500, currency: 'EUR' as const };
  const to = (await owesTwenty()).id;
  return { id, paymentId: randomUUID(), what: 'move' as const, ...money, to };
};

/** Returns the values of a reversal. */
export const reversing = async (admin: BuiltAdmin) => {
  const { id, paymentId } = await paid(admin, 2000);
  return { id, paymentId: randomUUID(), ...aReversal(paymentId) };
};

/** Stores a member whose waiver waits for a second person. */
async function askedAdjustment() {
  const { id } = await owesTwenty();
  const { request_number, season } = (await storedMember({ id })) as MemberDocument;
  const money = { what: 'waived', amount: 500, currency: 'EUR', request_number, season } as const;
  const asked = { by: 'asker@example.com', reason: 'The board', at: timestampOf(Date.now()) };
  await putFields({ id }, { asked_adjustment: { id: randomUUID(), ...money, ...asked } });
  return { id };
}

/** Returns lines of a statement that no other import contains. */
export const newLines = (count: number) =>
  Array.from({ length: count }, () => ({
    ...api.importStatement.example.body.lines[0],
    text: randomUUID(),
  }));

export const money = {
  askToPay: aboutSubject,
  askAllToPay: async () => {
    const { requestNumber } = await approveDirectly(await newSubject(), { isPaid: false });
    return { id: randomUUID(), season: '', q: requestNumber };
  },
  bookMoney: async () => ({ ...(await aboutPayment()), what: 'in', amount: 500 }),
  dropAskedAdjustment: askedAdjustment,
  countTill: async ({ token }) => {
    const { email, token: taker } = await signInAdmin();
    const booking = aPayment({ way: 'cash' });
    await callOrThrow(api.bookMoney, { token: taker, params: await aboutPayment(), body: booking });
    const { open } = await callOrThrow(api.listTills, { token });
    const version = open.find(({ taken_by }) => taken_by === email)?.version ?? '';
    const { day } = booking;
    return { day, taken_by: email, version, counted: { EUR: booking.amount, IRR: 0 } };
  },
  clubReceipt: async ({ token }) => {
    const params = await aboutPayment();
    const { payment } = await callOrThrow(api.bookMoney, { token, params, body: aPayment() });
    return { token: payment?.receipt ?? '' };
  },
  importStatement: async ({ token }) => ({
    importId: randomUUID(),
    file: await storeFile(token),
    lines: newLines(1),
  }),
  storeStatementFile: async () => ({ bytes: Buffer.from(randomUUID()) }),
  downloadStatementFile: async ({ token }) => {
    const file = await storeFile(token);
    await callOrThrow(api.importStatement, { ...aStatement(file), token });
    return { file };
  },
  confirmStatementLine: async ({ token }) => ({
    lineId: await buildLine(token),
    shares: [{ member_id: (await newSubject()).id }],
  }),
  // Another admin imports the line, so that the history of the admin who calls the route stays empty.
  searchStatementPayers: async () => ({ lineId: await buildLine((await signInAdmin()).token) }),
  setLineAside: async ({ token }) => ({ lineId: await buildLine(token) }),
  // Another admin imports the line, as above.
  decideOutgoingLine: async () => ({
    lineId: await buildLine((await signInAdmin()).token, { direction: 'out' }),
  }),
} satisfies GivenByRoute;
