import { randomUUID } from 'node:crypto';
import { recordPayment } from '@fanclub/contract/money/routes';
import { importStatement } from '@fanclub/contract/statements/routes';
import { callOrThrow } from '@fanclub/stories/tools/call';
import { signInAdmin } from '@fanclub/stories/tools/sign-in-admin';
import { aPayment } from '../build-payment.ts';
import { aStatement, buildLine, storeFile } from '../build-statement.ts';
import { aboutSubject, aboutWaiting, waiting } from './people.ts';
import type { RouteCases } from './route-case.ts';
import { newSubject } from './subjects.ts';

const aboutPayment = async () => ({ ...(await aboutWaiting()), paymentId: randomUUID() });

export const money = {
  exportRefunds: { tells: 'export_refunds' },
  exportOpenDues: { tells: 'export_open_dues' },
  askToPay: { given: aboutSubject, tells: 'request_items' },
  exportPayments: { tells: 'export_payments' },
  recordPayment: {
    given: async () => ({ ...(await aboutPayment()), kind: 'in', amount: 500 }),
    tells: 'record_payment',
  },
  ownClubReceipt: {
    given: async ({ token }) => {
      const { id, token: as } = await waiting();
      const params = { id, paymentId: randomUUID() };
      await callOrThrow(recordPayment, { token, params, body: aPayment() });
      return { as, paymentId: params.paymentId };
    },
  },
  clubReceipt: {
    given: async () => {
      const params = await aboutPayment();
      // Another admin records the payment, so that the history of the admin who calls the route stays empty.
      const { token } = await signInAdmin();
      await callOrThrow(recordPayment, { token, params, body: aPayment() });
      return params;
    },
    tells: 'view_club_receipt',
  },
  movePayment: {
    given: async ({ token }) => {
      const { id } = await aboutSubject();
      const params = { id, paymentId: randomUUID() };
      await callOrThrow(recordPayment, { token, params, body: aPayment({ amount: 100_000 }) });
      return { id, moveId: randomUUID(), to: (await aboutSubject()).id };
    },
    tells: 'move_payment',
  },
  reversePayment: {
    given: async ({ token }) => {
      const params = await aboutPayment();
      await callOrThrow(recordPayment, { token, params, body: aPayment() });
      return params;
    },
    tells: 'reverse_payment',
  },
  importStatement: {
    given: async ({ token }) => ({
      importId: randomUUID(),
      texts: [randomUUID()],
      stored: await storeFile(token),
    }),
    tells: 'import_statement',
  },
  storeStatementFile: {
    given: async () => ({ file: Buffer.from(randomUUID()) }),
    tellsNothing: 'The import names the file; without one the file is deleted.',
  },
  downloadStatementFile: {
    given: async ({ token }) => {
      const file = await storeFile(token);
      await callOrThrow(importStatement, { ...aStatement(file), token });
      return { stored: file };
    },
    tells: 'download_statement',
  },
  confirmStatementLine: {
    given: async ({ token }) => ({
      lineId: await buildLine(token),
      shares: [{ member_id: (await newSubject()).id }],
    }),
    tells: 'confirm_line',
  },
  searchStatementPayers: {
    // Another admin imports the line, so that the history of the admin who calls the route stays empty.
    given: async () => ({ lineId: await buildLine((await signInAdmin()).token) }),
  },
  setLineAside: {
    given: async ({ token }) => ({ lineId: await buildLine(token) }),
    tells: 'set_line_aside',
  },
} satisfies Partial<RouteCases>;
