import type { Currency } from '../money/amounts.ts';
import type { PaymentWay } from '../money/payments.ts';
import type { ReadRow } from '../read-file/statement/read-rows.ts';
import { foldText } from '../text/fold.ts';
import { bankIdMaxLength, lineTextMaxLength, type NewLine, payerMaxLength } from './lines.ts';

const same = (text: string | null) => foldText(text ?? '');

type Texts = Pick<NewLine, 'bank_id' | 'payer' | 'text'>;
type Saying = Texts & Pick<NewLine, 'day' | 'direction' | 'amount'>;

/**
 * Returns a text that identifies a line in its file: day, amount and the bank's number for the payment or, without such
 * a number, all contents. With a number, payer and text do not count, because a bank may describe one payment in
 * several ways. Day and amount always count, because some files only number their rows; the amount is negative if money
 * went out. Two lines with the same contents are told apart by their `occurrence` in the file.
 */
function sayingOf({ day, direction, amount, bank_id, payer, text }: Saying): string {
  const id = same(bank_id);
  const signed = direction === 'in' ? amount : -amount;
  return JSON.stringify([day, signed, ...(id ? [id] : [payer, text].map(same))]);
}

type Identified = Saying & Pick<NewLine, 'occurrence'>;
interface Origin {
  way: PaymentWay;
  currency: Currency;
}

/**
 * Returns the text that identifies a line, whichever file it comes from and whoever imports it. Its hash is the id of
 * the line. If this text changed, lines that were imported before would be imported a second time. The way of paying
 * does not count for a line with a bank's number.
 */
export function identityOf(line: Identified, { way, currency }: Origin): string {
  const origin = same(line.bank_id) ? [currency] : [way, currency];
  return JSON.stringify([...origin, line.occurrence, sayingOf(line)]);
}

/**
 * Returns true if two lines of the same day, amount and currency may be the same payment, read from files with other
 * columns or texts: the bank's number is the same, or one of the lines has no number and the texts of one contain the
 * payer of the other, or one of them has neither number nor payer nor text.
 */
export function isPerhapsSame(one: Texts, other: Texts): boolean {
  const [id, otherId] = [same(one.bank_id), same(other.bank_id)];
  if (id && otherId) return id === otherId;
  const isBare = [one, other].some((line) => !(line.bank_id || line.payer || line.text));
  return isBare || isWithin(one.payer, other) || isWithin(other.payer, one);
}

function isWithin(payer: string | null, { payer: other, text }: Texts): boolean {
  return same(payer) !== '' && [other, text].some((said) => same(said).includes(same(payer)));
}

const cut = (text: string | null, max: number) => text?.slice(0, max).trim() ?? null;

/** Returns the lines of a statement to import: its rows that are not left out. Equal rows are numbered. */
export function linesOf(rows: readonly ReadRow[]): NewLine[] {
  const seen = new Map<string, number>();
  return rows.flatMap(({ day, direction, amount, raw_day, raw_amount, left_out, ...texts }) => {
    if (left_out !== null || day === null || direction === null || amount === null) return [];
    const payer = cut(texts.payer, payerMaxLength);
    const text = cut(texts.text, lineTextMaxLength);
    const line = {
      day,
      direction,
      amount,
      payer,
      text,
      bank_id: cut(texts.bank_id, bankIdMaxLength),
    };
    const saying = sayingOf(line);
    const occurrence = (seen.get(saying) ?? 0) + 1;
    seen.set(saying, occurrence);
    return [{ ...line, raw_day, raw_amount, occurrence }];
  });
}
