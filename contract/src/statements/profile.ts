import type { Currency } from '../money/amounts.ts';
import { wayField } from '../money/payments.ts';
import { array, type InferType, mixed, number, strictObject, string } from '../validation/yup.ts';

/** What a column of amounts counts; a toman is ten rial. */
export const statementUnits = ['EUR', 'IRR', 'toman'] as const;
export type StatementUnit = (typeof statementUnits)[number];

export const decimalSigns = ['.', ','] as const;
export type DecimalSign = (typeof decimalSigns)[number];

/** Which of the three figures of a date comes first. */
export const dateOrders = ['ymd', 'dmy', 'mdy'] as const;
export type DateOrder = (typeof dateOrders)[number];

/** Wider files are no statements. */
const columnsMax = 100;

const column = () =>
  number()
    .integer()
    .min(0)
    .max(columnsMax - 1);
const maybeColumn = () => column().nullable().defined();
const columns = () => array(column().required()).max(8).required();

/**
 * How the files of a bank are read: which column is what, and what its figures mean. It belongs to the
 * whole file and to every later one with the same headings, never to a line: docs/domain/statements.md
 */
export const profileSchema = strictObject({
  columns: strictObject({
    day: column().required(),
    /** Of what came in or went out, by its sign; or one column for each. */
    amount: maybeColumn(),
    credit: maybeColumn(),
    debit: maybeColumn(),
    payer: columns(),
    text: columns(),
    /** The bank's own name of the movement. */
    bank_id: maybeColumn(),
    currency: maybeColumn(),
    /** Whether it is completed. */
    status: maybeColumn(),
  }),
  decimal: mixed<DecimalSign>().oneOf(decimalSigns).required(),
  dates: mixed<DateOrder>().oneOf(dateOrders).required(),
  unit: mixed<StatementUnit>().oneOf(statementUnits).required(),
  way: wayField(),
}).meta({ name: 'StatementProfile' });
export type StatementProfile = InferType<typeof profileSchema>;

/** What a line of it is in. */
export const currencyOf = (unit: StatementUnit): Currency => (unit === 'EUR' ? 'EUR' : 'IRR');

/** A fingerprint of a file's headings. */
export const headerField = () =>
  string()
    .required()
    .matches(/^[0-9a-f]{32}$/);
