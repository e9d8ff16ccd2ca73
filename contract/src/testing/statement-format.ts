import { noColumns, type StatementFormat } from '../read-file/statement/format.ts';

/** Describes a bank's file with the columns day, payer, text and amount, and a comma as decimal sign. */
export const aFormat: StatementFormat = {
  columns: { ...noColumns, day: [0], amount: [3], payer: [1], text: [2] },
  decimal: ',',
  dates: 'dmy',
  unit: 'EUR',
  signs: 'written',
  words: [],
  way: 'bank',
};
