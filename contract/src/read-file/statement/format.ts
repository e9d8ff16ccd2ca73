import { wayField } from '../../money/payments.ts';
import { dayAfter, isoDay } from '../../text/day.ts';
import {
  array,
  type InferType,
  mixed,
  number,
  strictObject,
  string,
} from '../../validation/yup.ts';
import type { DayRange } from '../days.ts';
import {
  type DateOrder,
  type DecimalSign,
  dateOrders,
  decimalSigns,
  type StatementUnit,
  statementUnits,
} from '../forms.ts';

/** The meanings that a column of a statement can have. */
const statementRoles = [
  'day',
  'amount',
  'credit',
  'debit',
  'direction',
  'balance',
  'payer',
  'text',
  'bank_id',
  'currency',
  'status',
  'fee',
  'net',
  'type',
  'related',
] as const;
export type StatementRole = (typeof statementRoles)[number];
export type StatementColumns = Record<StatementRole, number[]>;

/** Maximum number of columns. A file with more is not a bank statement. */
const columnsMax = 200;

const columns = () =>
  array(
    number()
      .integer()
      .min(0)
      .max(columnsMax - 1)
      .required(),
  )
    .max(8)
    .required();

/** What a word in the columns `direction` and `status` can mean, if it is not known from the languages of banks. */
export const wordMeanings = { direction: ['in', 'out'], status: ['done', 'announced'] } as const;
export type WordMeaning = (typeof wordMeanings)[keyof typeof wordMeanings][number];

/**
 * How a file without a column for the direction says it: by the signs of the amounts, also if they mean the
 * opposite, as for a credit card, by nothing (then the balances may), or by a person, because all money came in or all went
 * out.
 */
const signMeanings = ['written', 'reversed', 'unsaid', 'in', 'out'] as const;
export type SignMeaning = (typeof signMeanings)[number];

/**
 * Describes how to read the files of a bank: the columns of each role and the format of their values. It applies to all
 * lines of a file and to all later files with the same headings. See docs/domain/statements.md.
 */
export const statementFormatSchema = strictObject({
  columns: strictObject(
    Object.fromEntries(statementRoles.map((role) => [role, columns()])) as Record<
      StatementRole,
      ReturnType<typeof columns>
    >,
  ),
  decimal: mixed<DecimalSign>().oneOf(decimalSigns).required(),
  dates: mixed<DateOrder>().oneOf(dateOrders).required(),
  unit: mixed<StatementUnit>().oneOf(statementUnits).required(),
  signs: mixed<SignMeaning>().oneOf(signMeanings).required(),
  /** What a person said that words of the columns `direction` and `status` mean, each in the form of `foldWords`. */
  words: array(
    strictObject({
      word: string().max(60).required(),
      means: mixed<WordMeaning>().oneOf(Object.values(wordMeanings).flat()).required(),
    }).required(),
  )
    .max(40)
    .required(),
  way: wayField(),
}).meta({ name: 'StatementFormat' });
export type StatementFormat = InferType<typeof statementFormatSchema>;

/** The columns of a file of which nothing is known. */
export const noColumns = Object.fromEntries(
  statementRoles.map((role) => [role, []]),
) as unknown as StatementFormat['columns'];

/** The days that a statement can contain: since 2015, and at most tomorrow, because clocks differ. */
export const statementDays = (now: number): DayRange => ({
  from: '2015-01-01',
  until: dayAfter(isoDay(now)),
});
