import { normaliseTyped } from '../text/digits.ts';
import type { StatementFormat, StatementUnit } from './format.ts';

export type Columns = StatementFormat['columns'];
type ColumnRole = keyof Columns;

/**
 * Headings that Revolut, PayPal and banks give to columns, by the role of the column and in the form of
 * `normaliseHeading`. If a file has several headings of one role, the first in this list wins.
 */
const headings: Record<ColumnRole, string[]> = {
  day: [
    'completed date',
    'date completed',
    'value date',
    'booking date',
    'transaction date',
    'posting date',
    'date',
    'data valuta',
    'data contabile',
    'data operazione',
    'data',
    'wertstellung',
    'valutadatum',
    'buchungstag',
    'buchungsdatum',
    'datum',
    'تاریخ تراکنش',
    'تاریخ',
    'تاریخ سند',
  ],
  amount: [
    'gross',
    'amount',
    'lordo',
    'importo',
    'brutto',
    'betrag',
    'umsatz',
    'مبلغ',
    'مبلغ تراکنش',
  ],
  credit: [
    'credit',
    'paid in',
    'money in',
    'deposit',
    'credit amount',
    'accrediti',
    'avere',
    'entrate',
    'haben',
    'gutschrift',
    'eingang',
    'واریز',
    'بستانکار',
    'مبلغ واریز',
    'گردش بستانکار',
  ],
  debit: [
    'debit',
    'paid out',
    'money out',
    'withdrawal',
    'debit amount',
    'addebiti',
    'dare',
    'uscite',
    'soll',
    'lastschrift',
    'ausgang',
    'برداشت',
    'بدهکار',
    'مبلغ برداشت',
    'گردش بدهکار',
  ],
  payer: [
    'payer',
    'payer name',
    'name',
    'counterparty',
    'sender',
    'from',
    'ordinante',
    'nome',
    'controparte',
    'beguenstigter/zahlungspflichtiger',
    'auftraggeber/begünstigter',
    'auftraggeber/empfänger',
    'zahlungspflichtige*r',
    'auftraggeber',
    'name zahlungsbeteiligter',
    'واریزکننده',
    'واریز کننده',
    'نام واریزکننده',
    'نام واریز کننده',
    'صاحب حساب مبدا',
    'فرستنده',
  ],
  text: [
    'description',
    'reference',
    'note',
    'subject',
    'details',
    'remittance information',
    'memo',
    'descrizione',
    'causale',
    'descrizione estesa',
    'oggetto',
    'messaggio',
    'nota',
    'verwendungszweck',
    'buchungstext',
    'betreff',
    'hinweis',
    'beschreibung',
    'شرح',
    'شرح تراکنش',
    'توضیحات',
    'شرح سند',
    'بابت',
    'شناسه واریز',
  ],
  bank_id: [
    'transaction id',
    'id',
    'codice transazione',
    'transaktionscode',
    'reference number',
    'cro',
    'شماره پیگیری',
    'کد رهگیری',
    'شماره سند',
    'شماره ارجاع',
  ],
  currency: ['currency', 'payment currency', 'valuta', 'divisa', 'währung', 'waehrung', 'ارز'],
  status: ['state', 'status', 'stato', 'وضعیت'],
};

/** Roles that more than one column of a file can have. */
const several: readonly ColumnRole[] = ['payer', 'text'];
const severalMax = 2;

/** Returns a heading in the form that is compared: lower case, with single spaces, without text in parentheses. */
function normaliseHeading(heading: string): string {
  return normaliseTyped(heading.normalize('NFKC'))
    .replace(/[يى]/g, 'ی')
    .replace(/ك/g, 'ک')
    .replace(/[([].*$/, '')
    .replace(/[:*_"']+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}

export type GuessedColumns = { [Role in ColumnRole]: Columns[Role] | null };

/**
 * Returns the column of each role (day, amount and so on), as far as the headings are known; null for a role without a
 * column.
 */
export function recogniseColumns(cells: readonly string[]): GuessedColumns {
  const said = cells.map(normaliseHeading);
  const found = (role: ColumnRole) =>
    headings[role].map((heading) => said.indexOf(heading)).filter((column) => column >= 0);
  const entries = (Object.keys(headings) as ColumnRole[]).map((role) => {
    return [
      role,
      several.includes(role) ? found(role).slice(0, severalMax) : (found(role)[0] ?? null),
    ];
  });
  return Object.fromEntries(entries);
}

/** Number of rows that are searched for the headings. Banks write account details above the headings. */
const searched = 30;

/**
 * Returns the index of the row with the headings: the first one with known headings of a day and an amount, else the
 * first row with the most filled cells.
 */
export function findHeader(rows: readonly (readonly string[])[]): number {
  const said = rows.slice(0, searched).findIndex((cells) => {
    const { day, amount, credit } = recogniseColumns(cells);
    return day !== null && (amount !== null || credit !== null);
  });
  if (said >= 0) return said;
  const filled = (cells: readonly string[]) => cells.filter((cell) => cell.trim() !== '').length;
  const widest = Math.max(0, ...rows.map(filled));
  return Math.max(
    0,
    rows.findIndex((cells) => filled(cells) === widest),
  );
}

/** Returns a text that is equal for files with the same headings in the same order. */
export const headerText = (cells: readonly string[]) => cells.map(normaliseHeading).join('\u001f');

const tells: [RegExp, StatementUnit][] = [
  [/تومان|toman/i, 'toman'],
  [/ریال|ريال|\birr\b|rial/i, 'IRR'],
  [/€|\beuro?\b/i, 'EUR'],
];

/** Returns the currency unit that a text mentions; null if it mentions none. */
export function unitIn(text: string): StatementUnit | null {
  return tells.find(([said]) => said.test(text))?.[1] ?? null;
}

/** Returns the payment service that writes files with these headings; null if it is neither Revolut nor PayPal. */
export function serviceOf(cells: readonly string[]): 'revolut' | 'paypal' | null {
  const said = new Set(cells.map(normaliseHeading));
  const has = (...all: string[]) => all.every((heading) => said.has(heading));
  if (has('completed date', 'product', 'state') || has('date completed', 'payer', 'state')) {
    return 'revolut';
  }
  const isPaypal =
    has('gross', 'fee', 'net', 'transaction id') ||
    has('lordo', 'netto', 'codice transazione') ||
    has('brutto', 'netto', 'transaktionscode');
  return isPaypal ? 'paypal' : null;
}
