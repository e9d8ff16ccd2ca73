import { randomUUID } from 'node:crypto';
import { recordPayment } from '@fanclub/contract/money/routes';
import { callOrThrow } from '@fanclub/stories/tools/call';
import { aPayment } from '../build-payment.ts';
import { buildLine } from '../build-statement.ts';
import { aboutSubject, aboutWaiting, waiting } from './people.ts';
import type { RouteCases } from './route-case.ts';

const aboutPayment = async () => ({ ...(await aboutWaiting()), paymentId: randomUUID() });

export const money = {
  exportRefunds: { tells: 'export_refunds' },
  exportPayments: { tells: 'export_payments' },
  recordPayment: {
    given: async () => ({ ...(await aboutPayment()), kind: 'in', amount: 500 }),
    tells: 'record_payment',
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
    given: async () => ({ importId: randomUUID(), texts: [randomUUID()] }),
    tells: 'import_statement',
  },
  confirmStatementLine: {
    given: async ({ token }) => ({
      lineId: await buildLine(token),
      shares: [{ member_id: (await waiting()).id }],
    }),
    tells: 'confirm_line',
  },
  setLineAside: {
    given: async ({ token }) => ({ lineId: await buildLine(token) }),
    tells: 'set_line_aside',
  },
} satisfies Partial<RouteCases>;
