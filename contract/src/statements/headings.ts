import { normaliseTyped } from '../text/typed.ts';
import type { StatementProfile, StatementUnit } from './profile.ts';

export type Columns = StatementProfile['columns'];
type ColumnRole = keyof Columns;

/**
 * The headings of Revolut, PayPal and banks, the most specific ones of each role first, in the form of
 * `normaliseHeading`.
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

/** Roles that several columns can have. */
const several: readonly ColumnRole[] = ['payer', 'text'];
const severalMax = 2;

/** Returns a heading in the form that is compared: lower case, single spaces, without text in parentheses. */
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

/** Returns the columns of a file as far as their headings are known. */
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

/** Number of rows in which headings are searched: banks write account details above them. */
const searched = 30;

/** Returns the index of the row of headings: the first that names day and amount, else the first of the widest rows. */
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

/** Returns a text that identifies files of the same form: all headings in their order. */
export const headerText = (cells: readonly string[]) => cells.map(normaliseHeading).join('\u001f');

const tells: [RegExp, StatementUnit][] = [
  [/تومان|toman/i, 'toman'],
  [/ریال|ريال|\birr\b|rial/i, 'IRR'],
  [/€|\beuro?\b/i, 'EUR'],
];

/** Returns the unit of the amounts that a text names, or null. */
export function unitIn(text: string): StatementUnit | null {
  return tells.find(([said]) => said.test(text))?.[1] ?? null;
}

/** Returns the service whose headings these are, or null. */
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
