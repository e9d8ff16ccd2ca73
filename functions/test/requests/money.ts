import { randomUUID } from 'node:crypto';
import { recordPayment } from '@fanclub/contract/money/routes';
import { importStatement } from '@fanclub/contract/statements/routes';
import { callOrThrow } from '@fanclub/stories/tools/call';
import { signInAdmin } from '@fanclub/stories/tools/sign-in-admin';
import { aPayment } from '../build-money.ts';
import { aStatement, buildLine, storeFile } from '../build-statement.ts';
import type { GivenByRoute } from './given.ts';
import { aboutSubject, aboutWaiting, waiting } from './people.ts';
import { newSubject } from './subjects.ts';

const aboutPayment = async () => ({ ...(await aboutWaiting()), paymentId: randomUUID() });

/** Returns lines of a statement that no other import contains. */
export const newLines = (count: number) =>
  Array.from({ length: count }, () => ({
    ...importStatement.example.body.lines[0],
    text: randomUUID(),
  }));

export const money = {
  askToPay: aboutSubject,
  recordPayment: async () => ({ ...(await aboutPayment()), kind: 'in', amount: 500 }),
  ownClubReceipt: async ({ token }) => {
    const { id, token: as } = await waiting();
    const params = { id, paymentId: randomUUID() };
    await callOrThrow(recordPayment, { token, params, body: aPayment() });
    return { as, paymentId: params.paymentId };
  },
  clubReceipt: async () => {
    const params = await aboutPayment();
    // Another admin records the payment, so that the history of the admin who calls the route stays empty.
    const { token } = await signInAdmin();
    await callOrThrow(recordPayment, { token, params, body: aPayment() });
    return params;
  },
  movePayment: async ({ token }) => {
    const { id } = await aboutSubject();
    const params = { id, paymentId: randomUUID() };
    await callOrThrow(recordPayment, { token, params, body: aPayment({ amount: 100_000 }) });
    return { id, moveId: randomUUID(), to: (await aboutSubject()).id };
  },
  reversePayment: async ({ token }) => {
    const params = await aboutPayment();
    await callOrThrow(recordPayment, { token, params, body: aPayment() });
    return params;
  },
  importStatement: async ({ token }) => ({
    importId: randomUUID(),
    file: await storeFile(token),
    lines: newLines(1),
  }),
  storeStatementFile: async () => ({ bytes: Buffer.from(randomUUID()) }),
  downloadStatementFile: async ({ token }) => {
    const file = await storeFile(token);
    await callOrThrow(importStatement, { ...aStatement(file), token });
    return { file };
  },
  confirmStatementLine: async ({ token }) => ({
    lineId: await buildLine(token),
    shares: [{ member_id: (await newSubject()).id }],
  }),
  // Another admin imports the line, so that the history of the admin who calls the route stays empty.
  searchStatementPayers: async () => ({ lineId: await buildLine((await signInAdmin()).token) }),
  setLineAside: async ({ token }) => ({ lineId: await buildLine(token) }),
} satisfies GivenByRoute;
