import type { Currency } from '../money/amounts.ts';
import { wayField } from '../money/payments.ts';
import { array, type InferType, mixed, number, strictObject, string } from '../validation/yup.ts';

/** Unit of a column of amounts; a toman is ten rial. */
export const statementUnits = ['EUR', 'IRR', 'toman'] as const;
export type StatementUnit = (typeof statementUnits)[number];

export const decimalSigns = ['.', ','] as const;
export type DecimalSign = (typeof decimalSigns)[number];

/** Orders of year, month and day in a date. */
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
 * Describes how the files of a bank are read: the role of each column, and the format of its values. It applies
 * to the whole file and to every later one with the same headings, never to a single line:
 * docs/domain/statements.md
 */
export const profileSchema = strictObject({
  columns: strictObject({
    day: column().required(),
    /** One column for incoming and outgoing amounts, told apart by their sign; otherwise `credit` and `debit`. */
    amount: maybeColumn(),
    credit: maybeColumn(),
    debit: maybeColumn(),
    payer: columns(),
    text: columns(),
    /** The bank's own id of the transaction. */
    bank_id: maybeColumn(),
    currency: maybeColumn(),
    /** State of the transaction, for example completed. */
    status: maybeColumn(),
  }),
  decimal: mixed<DecimalSign>().oneOf(decimalSigns).required(),
  dates: mixed<DateOrder>().oneOf(dateOrders).required(),
  unit: mixed<StatementUnit>().oneOf(statementUnits).required(),
  way: wayField(),
}).meta({ name: 'StatementProfile' });
export type StatementProfile = InferType<typeof profileSchema>;

/** Returns the currency of a line in a file of this unit. */
export const currencyOf = (unit: StatementUnit): Currency => (unit === 'EUR' ? 'EUR' : 'IRR');

/** Returns the schema of the fingerprint of a file's headings. */
export const headerField = () =>
  string()
    .required()
    .matches(/^[0-9a-f]{32}$/);
