import type { Currency } from '../money/amounts.ts';
import { wayField } from '../money/payments.ts';
import { array, type InferType, mixed, number, strictObject, string } from '../validation/yup.ts';

/** Currency units of the amounts in a file. A toman is ten rial. */
export const statementUnits = ['EUR', 'IRR', 'toman'] as const;
export type StatementUnit = (typeof statementUnits)[number];

export const decimalSigns = ['.', ','] as const;
export type DecimalSign = (typeof decimalSigns)[number];

/** Orders of year (y), month (m) and day (d) in a date. */
export const dateOrders = ['ymd', 'dmy', 'mdy'] as const;
export type DateOrder = (typeof dateOrders)[number];

/** Maximum number of columns. A file with more is not a bank statement. */
const columnsMax = 100;

const column = () =>
  number()
    .integer()
    .min(0)
    .max(columnsMax - 1);
const maybeColumn = () => column().nullable().defined();
const columns = () => array(column().required()).max(8).required();

/**
 * Describes how to read the files of a bank: the role of each column and the format of its values. It applies to all
 * lines of a file and to all later files with the same headings. See docs/domain/statements.md.
 */
export const statementFormatSchema = strictObject({
  columns: strictObject({
    day: column().required(),
    /**
     * Column with incoming (positive) and outgoing (negative) amounts. A file without one has the columns `credit` and
     * `debit`.
     */
    amount: maybeColumn(),
    credit: maybeColumn(),
    debit: maybeColumn(),
    payer: columns(),
    text: columns(),
    /** The bank's id of the transaction. */
    bank_id: maybeColumn(),
    currency: maybeColumn(),
    /** State of the transaction, for example "completed". */
    status: maybeColumn(),
  }),
  decimal: mixed<DecimalSign>().oneOf(decimalSigns).required(),
  dates: mixed<DateOrder>().oneOf(dateOrders).required(),
  unit: mixed<StatementUnit>().oneOf(statementUnits).required(),
  way: wayField(),
}).meta({ name: 'StatementFormat' });
export type StatementFormat = InferType<typeof statementFormatSchema>;

export const currencyOf = (unit: StatementUnit): Currency => (unit === 'EUR' ? 'EUR' : 'IRR');

/** Returns the schema of the hash of a file's headings. */
export const headerField = () =>
  string()
    .required()
    .matches(/^[0-9a-f]{32}$/);
