import { memberIdField } from '../members/member-id.ts';
import type { RequestStatus } from '../members/states.ts';
import { requestStatuses } from '../members/states.ts';
import { amountMax } from '../money/amounts.ts';
import { amountField, currencyField, wayField } from '../money/payments.ts';
import { isDay } from '../text/day.ts';
import {
  array,
  boolean,
  type InferType,
  isoTime,
  mixed,
  number,
  strictObject,
  string,
} from '../validation/yup.ts';

/** Waiting for a person; made into a payment; set aside, by a person or after its time. */
export const lineStates = ['open', 'used', 'set_aside'] as const;
export type LineState = (typeof lineStates)[number];

export const payerMaxLength = 140;
export const lineTextMaxLength = 400;
export const bankIdMaxLength = 80;
/** Number of lines in one call; a file takes as many calls as it needs. */
export const linesPerCall = 100;
/** Number of members who can share one transfer. */
export const sharesMax = 6;

/** Days for which payer and text are kept: docs/domain/data.md#retention */
export const lineTextDays = 365;

const rawField = () => string().max(60).required();
const said = (max: number) => string().max(max).nullable().defined();
const saidFields = {
  payer: said(payerMaxLength),
  text: said(lineTextMaxLength),
  bank_id: said(bankIdMaxLength),
};
const dayField = () =>
  string()
    .required()
    .test('real', 'invalid_date', (day) => !day || isDay(day))
    .meta({ json: { format: 'date' } });

/** An incoming payment of a file. Outgoing and zero amounts are no lines. */
export const newLineSchema = strictObject({
  day: dayField(),
  amount: amountField(),
  /** The cells of `day` and `amount`; the server reads them again. */
  raw_day: rawField(),
  raw_amount: rawField(),
  ...saidFields,
  /** Number of this line among the lines of its file with the same contents: two real ones both count. */
  occurrence: number().integer().min(1).max(1000).required(),
});
export type NewLine = InferType<typeof newLineSchema>;

export const lineSchema = strictObject({
  id: string().required(),
  state: mixed<LineState>().oneOf(lineStates).required(),
  day: dayField(),
  amount: amountField(),
  /** The part of the amount that is no payment yet. */
  left: number().integer().min(0).max(amountMax).required(),
  currency: currencyField(),
  way: wayField(),
  /** Texts of the bank; null if it wrote none, or after their time. */
  ...saidFields,
  imported_at: isoTime().required(),
}).meta({ name: 'StatementLine' });
export type ShownLine = InferType<typeof lineSchema>;

/** Reasons why a line may belong to a member. */
const matchReasons = [
  /** The line contains the request number. */
  'number',
  /** The line contains a text that is almost the request number. */
  'number_alike',
  /** The line contains the number that was shown to the member, though it had been taken. */
  'told_number',
  'transfer_number',
  'amount',
  'name',
  'card_digits',
  'day',
  /** The open amounts of several people of a family add up to the line's amount. */
  'family_sum',
] as const;
export type MatchReason = (typeof matchReasons)[number];

/** Doubts that a person has to look into, whatever the reasons. */
const matchDoubts = [
  'amount_differs',
  'other_currency',
  'nothing_open',
  /** The same number was shown to another person, who may have paid with it. */
  'number_shown_to_another',
  'several_numbers',
  'earlier_application',
  'rejected',
  'before_application',
] as const;
export type MatchDoubt = (typeof matchDoubts)[number];

export const candidateSchema = strictObject({
  member_id: memberIdField(),
  first_name: string().required(),
  last_name: string().required(),
  /**
   * Request number of the application that the line may be for: an earlier one if the line has its number and no
   * statement has shown its payment yet.
   */
  request_number: string().required(),
  request_status: mixed<RequestStatus>().oneOf(requestStatuses).required(),
  /** Amount that no statement has shown yet, in the smallest unit of the line's currency; null if it is not known. */
  open: number().integer().min(0).nullable().defined(),
  /** True if an admin has confirmed the payment by the receipt; the line then replaces that payment. */
  is_confirmed: boolean().required(),
  reasons: array(mixed<MatchReason>().oneOf(matchReasons).required()).required(),
  doubts: array(mixed<MatchDoubt>().oneOf(matchDoubts).required()).required(),
  /** True if the exact number and the open amount match without a doubt: a person may confirm it without a look. */
  is_certain: boolean().required(),
}).meta({ name: 'StatementCandidate' });
export type Candidate = InferType<typeof candidateSchema>;

/** People of one family whose open amounts add up to the line's amount: one transfer for all of them. */
export const familySplitSchema = strictObject({
  /** Ids of the members, all of whom are among the candidates. */
  member_ids: array(memberIdField()).min(2).max(sharesMax).required(),
  /**
   * True if the line has the exact number of one of them and no doubt about any: a person may confirm it without
   * a look.
   */
  is_certain: boolean().required(),
}).meta({ name: 'FamilySplit' });
export type FamilySplit = InferType<typeof familySplitSchema>;
