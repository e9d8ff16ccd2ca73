import { about, type RouteRequests } from './route-request.ts';
import { anotherMemberId, drawnId, memberId, requestNumber } from './samples.ts';

const header = '9f2c41d87be05a36c1e4b7d20f835a6e';
const file = '5f70bf18a086007016e948b04aed3b82103a36bea41755b6cddfaf10ace3c6ef';
const lineId = 'uX3kQ9mVt7RzLw2BnY5cHs8PjD4fGa6EoT1iKv0WqZM';

/** Example requests of the routes for payments, refunds and bank statements. */
export const money = {
  exportRefunds: { query: { format: 'json' } },
  exportPayments: { query: { columns: 'day,amount,currency,name' } },
  listRefunds: { query: { limit: '50' } },
  listOpenDues: { query: { asked: 'not_asked' } },
  exportOpenDues: { query: { format: 'json' } },
  listPayments: { query: { limit: '50' } },
  ownClubReceipt: about({ paymentId: drawnId }, (params) => ({ params, query: {} })),
  clubReceipt: about({ id: memberId, paymentId: drawnId }, (params) => ({ params })),
  recordPayment: about(
    { id: memberId, paymentId: drawnId, kind: 'in' as 'in' | 'out', amount: 3250 },
    ({ kind, amount, ...params }) => ({
      params,
      body: {
        kind,
        amount,
        currency: 'EUR',
        way: 'revolut',
        day: '2026-11-22',
        reference: requestNumber,
      },
    }),
  ),
  movePayment: about(
    { id: memberId, moveId: drawnId, to: anotherMemberId },
    ({ to, ...params }) => ({
      params,
      body: { to, amount: 500, currency: 'EUR' },
    }),
  ),
  reversePayment: about({ id: memberId, paymentId: drawnId }, (params) => ({
    params,
    body: { reason: 'It was for another application.' },
  })),
  readStatementProfile: { params: { header }, query: { file } },
  storeStatementFile: { body: { name: 'statement-2026-11.csv' } },
  listStatementFiles: { query: { limit: '50' } },
  downloadStatementFile: about({ stored: file }, ({ stored }) => ({ params: { file: stored } })),
  importStatement: about(
    { importId: drawnId, texts: [requestNumber], stored: file },
    ({ importId, texts, stored }) => ({
      params: { importId },
      body: {
        file: stored,
        header,
        profile: {
          columns: {
            day: 0,
            amount: 4,
            credit: null,
            debit: null,
            payer: [2],
            text: [3],
            bank_id: null,
            currency: null,
            status: null,
          },
          decimal: ',',
          dates: 'dmy',
          unit: 'EUR',
          way: 'bank',
        },
        lines: texts.map((text) => ({
          day: '2026-11-20',
          amount: 3250,
          raw_day: '20.11.2026',
          raw_amount: '32,50',
          payer: 'Sara Rossi',
          text,
          bank_id: null,
          occurrence: 1,
        })),
      },
    }),
  ),
  readStatementSums: { query: { from: '2026-01-01', until: '2026-12-31' } },
  listStatementLines: { query: { state: 'open' } },
  confirmStatementLine: about(
    {
      lineId,
      shares: [{ member_id: memberId, open: 3250 }] as { member_id: string; open?: number }[],
    },
    ({ lineId, shares }) => ({ params: { lineId }, body: { shares } }),
  ),
  searchStatementPayers: about({ lineId }, (params) => ({ params, query: { q: 'Rossi' } })),
  setLineAside: about({ lineId }, (params) => ({
    params,
    body: { aside: true, kind: 'gift', note: 'From the sponsor' },
  })),
} satisfies Partial<RouteRequests>;
