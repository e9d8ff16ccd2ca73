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

/** Waits for somebody; is a payment; was set aside, by a person or when its time was over. */
export const lineStates = ['open', 'used', 'set_aside'] as const;
export type LineState = (typeof lineStates)[number];

export const payerMaxLength = 140;
export const lineTextMaxLength = 400;
export const bankIdMaxLength = 80;
/** How many lines go with one call; a file has as many calls as it needs. */
export const linesPerCall = 100;
/** More members than this share no transfer. */
export const sharesMax = 6;

/** For so many days it is kept who paid and what the payer wrote. Docs: docs/domain/data.md#retention */
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

/** Money that came in, as a file says it. What went out and what is nothing is no line. */
export const newLineSchema = strictObject({
  day: dayField(),
  amount: amountField(),
  /** The cells that these two were read from: the server reads them again. */
  raw_day: rawField(),
  raw_amount: rawField(),
  ...saidFields,
  /** Which it is of the lines of its file that say the same: two real ones both count. */
  occurrence: number().integer().min(1).max(1000).required(),
});
export type NewLine = InferType<typeof newLineSchema>;

export const lineSchema = strictObject({
  id: string().required(),
  state: mixed<LineState>().oneOf(lineStates).required(),
  day: dayField(),
  amount: amountField(),
  /** What of it is no payment yet. */
  left: number().integer().min(0).max(amountMax).required(),
  currency: currencyField(),
  way: wayField(),
  /** As the bank wrote them; null where it wrote nothing, and when their time was over. */
  ...saidFields,
  imported_at: isoTime().required(),
}).meta({ name: 'StatementLine' });
export type ShownLine = InferType<typeof lineSchema>;

/** Why a line may be somebody's. */
const matchReasons = [
  /** The request number stands in it. */
  'number',
  /** One that is written almost so. */
  'number_alike',
  /** The number that was shown to them, though it had been taken. */
  'told_number',
  'transfer_number',
  'amount',
  'name',
  'card_digits',
  'day',
  /** Together with others of the family exactly this much is open. */
  'family_sum',
] as const;
export type MatchReason = (typeof matchReasons)[number];

/** Why somebody has to look, whatever the reasons. */
const matchDoubts = [
  'amount_differs',
  'other_currency',
  'nothing_open',
  /** The same number was shown to somebody else, who may have paid with it. */
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
  /** Of the application that it may be for: an earlier one where the line has its number and it is still to be shown. */
  request_number: string().required(),
  request_status: mixed<RequestStatus>().oneOf(requestStatuses).required(),
  /** In the smallest unit of the line's currency: what no statement has shown yet; null where nobody knows. */
  open: number().integer().min(0).nullable().defined(),
  /** An admin has confirmed it by the receipt; the line takes the place of that payment. */
  is_confirmed: boolean().required(),
  reasons: array(mixed<MatchReason>().oneOf(matchReasons).required()).required(),
  doubts: array(mixed<MatchDoubt>().oneOf(matchDoubts).required()).required(),
  /** Its very number and what is open, and no doubt: a person may confirm it unseen. */
  is_certain: boolean().required(),
}).meta({ name: 'StatementCandidate' });
export type Candidate = InferType<typeof candidateSchema>;

/** Those of one family who together have exactly open what came: one transfer for all of them. */
export const familySplitSchema = strictObject({
  /** All of them are among the candidates. */
  member_ids: array(memberIdField()).min(2).max(sharesMax).required(),
  /** The very number of one of them, and no doubt about any: a person may confirm it unseen. */
  is_certain: boolean().required(),
}).meta({ name: 'FamilySplit' });
export type FamilySplit = InferType<typeof familySplitSchema>;
