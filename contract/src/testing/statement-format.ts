import type { StatementFormat } from '../statements/format.ts';

/** Describes a bank's file with the columns day, payer, text and amount, and a comma as decimal sign. */
export const aFormat: StatementFormat = {
  columns: {
    day: 0,
    amount: 3,
    credit: null,
    debit: null,
    payer: [1],
    text: [2],
    bank_id: null,
    currency: null,
    status: null,
  },
  decimal: ',',
  dates: 'dmy',
  unit: 'EUR',
  way: 'bank',
};
