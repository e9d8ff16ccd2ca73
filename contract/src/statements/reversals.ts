import { normaliseRequestNumber, requestNumberPrefix } from '../members/request-number.ts';
import { normaliseTyped } from '../text/digits.ts';
import { foldText } from '../text/fold.ts';
import type { NewLine } from './lines.ts';

/**
 * Number of days within which an outgoing line can take an incoming one back. Under the rules of SEPA a bank takes money
 * back within eight weeks; the other days are those on which banks do not book.
 */
export const reversalDays = 60;

/** Largest number of days between a recorded refund and the outgoing line that shows it. */
export const refundLineDays = 10;

/** The words by which banks and payment services say in each language that money is taken back, folded. */
const words = {
  fa: /برگشت|عودت|ابطال|مرجوع|استرداد/,
  it: /storn[oi]|stornat|insoluto|respinto|annullamento|rimborso|restituzione/,
  de: /storno|rue?ck(?:buchung|lastschrift|gabe|ruf|ue?berweisung)|erstattung/,
  en: /revers(?:al|ed)|chargeback|refund|returned|recall/,
  fr: /annulation|contrepassation|extourne|rejet|impaye|remboursement/,
};

/** A text of the bank that is shorter names no other line. */
const namingMinLength = 6;

type Texts = Pick<NewLine, 'payer' | 'text' | 'bank_id'>;

const said = (text: string | null) => foldText(text ?? '');

const numberPattern = new RegExp(`${requestNumberPrefix}?[A-Z0-9]{8}`, 'g');
function numbersIn({ text, bank_id }: Texts): string[] {
  const upper = normaliseTyped(`${text ?? ''} ${bank_id ?? ''}`).toUpperCase();
  return (upper.match(numberPattern) ?? []).map(normaliseRequestNumber);
}

/**
 * Returns how surely an outgoing line takes back an incoming line of the same amount: 3 if it names the incoming line, 2
 * if the other party is the same, 1 if it has a word for taking money back and neither a name nor a number speaks
 * against it, else 0.
 */
export function reversalRank(out: Texts, incoming: Texts): number {
  const outgoing = [said(out.text), said(out.bank_id)];
  // A text without a figure, such as "transfer", is the same in many lines and names none of them.
  const isNamed = [incoming.bank_id, incoming.text].map(said).some((wanted) => {
    const isTelling = wanted.length >= namingMinLength && /\p{N}/u.test(wanted);
    return isTelling && outgoing.some((text) => text.includes(wanted));
  });
  const numbers = numbersIn(out);
  if (isNamed || numbersIn(incoming).some((number) => numbers.includes(number))) return 3;
  const [payer, other] = [said(out.payer), said(incoming.payer)];
  if (payer !== '' && payer === other) return 2;
  const isAnother = (payer !== '' && other !== '') || numbers.length > 0;
  return !isAnother && Object.values(words).some((word) => outgoing.some((text) => word.test(text)))
    ? 1
    : 0;
}

/** Returns those of the incoming lines that an outgoing one most surely takes back; several if it may be any of them. */
export function mostSurelyReversed<Line extends Texts>(out: Texts, lines: readonly Line[]): Line[] {
  const ranks = lines.map((line) => reversalRank(out, line));
  const best = Math.max(1, ...ranks);
  return lines.filter((_, i) => ranks[i] === best);
}
