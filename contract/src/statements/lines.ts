import { memberIdField } from '../members/member-id.ts';
import type { RequestStatus } from '../members/states.ts';
import { requestStatuses } from '../members/states.ts';
import { amountMax } from '../money/amounts.ts';
import { lineNoteMaxLength } from '../money/line-kinds.ts';
import { amountField, currencyField, directionField, wayField } from '../money/payments.ts';
import { isDay } from '../text/day.ts';
import {
  array,
  boolean,
  type InferType,
  isoDay,
  isoTime,
  mixed,
  number,
  strictObject,
  string,
} from '../validation/yup.ts';

/**
 * States of a line: waiting for a decision (`open`), recorded as a payment or a refund (`used`), or set aside, by a person
 * or automatically. An outgoing line is set aside when it is imported, unless a person has to say what it is.
 */
const lineStates = ['open', 'used', 'set_aside'] as const;
export type LineState = (typeof lineStates)[number];

/** The lists of lines: those that wait, incoming lines by their state, and all outgoing lines. */
export const lineLists = ['open', 'used', 'set_aside', 'out'] as const;
export type LineList = (typeof lineLists)[number];

export const payerMaxLength = 140;
export const lineTextMaxLength = 400;
export const bankIdMaxLength = 80;
/** Maximum number of lines in one call. A longer file is sent in several calls. */
export const linesPerCall = 100;
/** Maximum number of members whose payments one transfer can contain. */
export const sharesMax = 6;

/** Number of days for which the payer and the text of a line are stored. See docs/domain/data.md#retention. */
export const lineTextDays = 365;

const rawField = () => string().max(60).required();
const said = (max: number) => string().max(max).nullable().defined();
const saidFields = {
  payer: said(payerMaxLength),
  text: said(lineTextMaxLength),
  bank_id: said(bankIdMaxLength),
};
export const dayField = () =>
  isoDay()
    .required()
    .test('real', 'invalid_date', (day) => !day || isDay(day));

/** A payment of a bank statement. Amounts of zero are not imported. */
export const newLineSchema = strictObject({
  day: dayField(),
  /** Whether the money came into the club’s account or went out. The amount is positive in both cases. */
  direction: directionField(),
  amount: amountField(),
  /** The original texts of `day` and `amount`, from which the server computes both again. */
  raw_day: rawField(),
  raw_amount: rawField(),
  ...saidFields,
  /**
   * 1 for the first line of the file with these contents, 2 for the second one, and so on, so that two equal payments
   * both count.
   */
  occurrence: number().integer().min(1).max(1000).required(),
});
export type NewLine = InferType<typeof newLineSchema>;

export const lineSchema = strictObject({
  id: string().required(),
  state: mixed<LineState>().oneOf(lineStates).required(),
  day: dayField(),
  direction: directionField(),
  amount: amountField(),
  /** The part of the amount that is not recorded as a payment or a refund. */
  left: number().integer().min(0).max(amountMax).required(),
  currency: currencyField(),
  way: wayField(),
  /** Texts of the bank; null if there were none or they have been deleted. */
  ...saidFields,
  /** True if a line of another file, with the same day and amount, may be the same payment. */
  perhaps_same: boolean().required(),
  /** What the money was for: one of `lineKinds` or a kind of the club's own. An open line has no kind. */
  kind: string().nullable().defined(),
  /** What the person who set the line aside wrote about it. */
  note: said(lineNoteMaxLength),
  imported_at: isoTime().required(),
}).meta({ name: 'StatementLine' });
export type ShownLine = InferType<typeof lineSchema>;

/** Reasons why a line may be a payment by a member. */
const matchReasons = [
  /** The line contains the member's request number. */
  'number',
  /** The line contains a text that differs little from the request number. */
  'number_alike',
  /**
   * The line contains the request number that was shown to the member before the payment, although another application
   * has that number.
   */
  'told_number',
  'transfer_number',
  'amount',
  'name',
  /** The payer has paid for the member before. */
  'paid_before',
  'card_digits',
  'day',
  /** The `open` amounts of several applications add up to the rest of the line (`left`). */
  'shared_sum',
] as const;
export type MatchReason = (typeof matchReasons)[number];

/** Facts against a candidate. A person has to check them, whatever the reasons for the candidate are. */
const matchDoubts = [
  'amount_differs',
  'other_currency',
  'nothing_open',
  /** The request number was also shown to another person, who may have paid with it. */
  'number_shown_to_another',
  'several_numbers',
  'earlier_application',
  'rejected',
  'before_application',
  /** The line may be the same payment as another line. */
  'perhaps_same_line',
  /** A payment from this line was reversed before. */
  'reversed_before',
  /** An outgoing line, about which a person has to decide, may have taken the money back. */
  'perhaps_returned',
] as const;
export type MatchDoubt = (typeof matchDoubts)[number];

export const candidateSchema = strictObject({
  member_id: memberIdField(),
  first_name: string().required(),
  last_name: string().required(),
  /**
   * Request number of the application that the line may pay. This is an earlier application of the member if the line
   * contains that application's request number and a part of its amount is unpaid.
   */
  request_number: string().required(),
  /** The season of this application. */
  season: string().required(),
  request_status: mixed<RequestStatus>().oneOf(requestStatuses).required(),
  /**
   * The part of the amount due that neither a bank statement nor an entry of a treasurer contains yet, in the smallest
   * unit of the line's currency; of an earlier application, what is open of it; null if the amount is due in another
   * currency or not known.
   */
  open: number().integer().min(0).nullable().defined(),
  /**
   * True if the line replaces payments that an admin confirmed by a receipt or a note, because they are the same money.
   */
  is_confirmed: boolean().required(),
  reasons: array(mixed<MatchReason>().oneOf(matchReasons).required()).required(),
  doubts: array(mixed<MatchDoubt>().oneOf(matchDoubts).required()).required(),
  /**
   * True if the line has the exact request number and the expected amount, and there is no doubt, so that a person can
   * confirm this candidate without further checks.
   */
  is_certain: boolean().required(),
}).meta({ name: 'StatementCandidate' });
export type Candidate = InferType<typeof candidateSchema>;

/**
 * Several applications whose `open` amounts add up to the rest of the line (`left`), so that the transfer may be for all
 * of them: of the people of one family, or of one person who pays for a renewal and for an earlier season.
 */
export const lineSplitSchema = strictObject({
  /** Their request numbers. The list of candidates contains all of them. */
  request_numbers: array(string().required()).min(2).max(sharesMax).required(),
  /**
   * True if the line has one of these numbers exactly and there is no doubt about any of the applications, so
   * that a person can confirm the split without further checks.
   */
  is_certain: boolean().required(),
}).meta({ name: 'LineSplit' });
export type LineSplit = InferType<typeof lineSplitSchema>;

/** A payment or a refund of a member that an outgoing line is about. */
const ofMember = {
  member_id: memberIdField(),
  first_name: string().required(),
  last_name: string().required(),
  request_number: string().required(),
  payment_id: string().required(),
};

/** What a line has to do with lines in the other direction. */
export const pairingSchema = strictObject({
  /** The line that takes this one back, or that this one takes back; null if there is none. */
  pair: lineSchema.nullable().defined(),
  /** The payments that are still recorded from the incoming line of the two, although its money was taken back. */
  payments: array(strictObject(ofMember).required()).required(),
  /** Incoming lines that this outgoing line may have taken back. */
  lines: array(lineSchema.required()).required(),
  /** Refunds that a treasurer recorded and that this outgoing line may show. */
  refunds: array(strictObject({ ...ofMember, day: dayField() }).required()).required(),
}).meta({ name: 'LinePairing' });
export type Pairing = InferType<typeof pairingSchema>;
