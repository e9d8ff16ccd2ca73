import { normaliseTyped } from '../text/typed.ts';
import type { StatementProfile, StatementUnit } from './profile.ts';

export type Columns = StatementProfile['columns'];
type ColumnRole = keyof Columns;

/**
 * The headings of Revolut, PayPal and banks, of each role those first that tell it best. In one form: see
 * `normaliseHeading`.
 */
const headings: Record<ColumnRole, string[]> = {
  day: [
    ...['completed date', 'date completed', 'value date', 'booking date', 'transaction date'],
    ...['posting date', 'date', 'data valuta', 'data contabile', 'data operazione', 'data'],
    ...['wertstellung', 'valutadatum', 'buchungstag', 'buchungsdatum', 'datum'],
    ...['تاریخ تراکنش', 'تاریخ', 'تاریخ سند'],
  ],
  amount: [
    ...['gross', 'amount', 'lordo', 'importo', 'brutto', 'betrag', 'umsatz', 'مبلغ', 'مبلغ تراکنش'],
  ],
  credit: [
    ...[
      'credit',
      'paid in',
      'money in',
      'deposit',
      'credit amount',
      'accrediti',
      'avere',
      'entrate',
    ],
    ...['haben', 'gutschrift', 'eingang', 'واریز', 'بستانکار', 'مبلغ واریز', 'گردش بستانکار'],
  ],
  debit: [
    ...[
      'debit',
      'paid out',
      'money out',
      'withdrawal',
      'debit amount',
      'addebiti',
      'dare',
      'uscite',
    ],
    ...['soll', 'lastschrift', 'ausgang', 'برداشت', 'بدهکار', 'مبلغ برداشت', 'گردش بدهکار'],
  ],
  payer: [
    ...['payer', 'payer name', 'name', 'counterparty', 'sender', 'from', 'ordinante', 'nome'],
    ...['controparte', 'beguenstigter/zahlungspflichtiger', 'auftraggeber/begünstigter'],
    ...[
      'auftraggeber/empfänger',
      'zahlungspflichtige*r',
      'auftraggeber',
      'name zahlungsbeteiligter',
    ],
    ...[
      'واریزکننده',
      'واریز کننده',
      'نام واریزکننده',
      'نام واریز کننده',
      'صاحب حساب مبدا',
      'فرستنده',
    ],
  ],
  text: [
    ...['description', 'reference', 'note', 'subject', 'details', 'remittance information', 'memo'],
    ...['descrizione', 'causale', 'descrizione estesa', 'oggetto', 'messaggio', 'nota'],
    ...['verwendungszweck', 'buchungstext', 'betreff', 'hinweis', 'beschreibung'],
    ...['شرح', 'شرح تراکنش', 'توضیحات', 'شرح سند', 'بابت', 'شناسه واریز'],
  ],
  bank_id: [
    ...[
      'transaction id',
      'id',
      'codice transazione',
      'transaktionscode',
      'reference number',
      'cro',
    ],
    ...['شماره پیگیری', 'کد رهگیری', 'شماره سند', 'شماره ارجاع'],
  ],
  currency: ['currency', 'payment currency', 'valuta', 'divisa', 'währung', 'waehrung', 'ارز'],
  status: ['state', 'status', 'stato', 'وضعیت'],
};

/** Whose are told by several columns. */
const several: readonly ColumnRole[] = ['payer', 'text'];
const severalMax = 2;

/** A heading as it is compared: small, one space, without what stands in parentheses. */
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

/** What the columns of a file are, as far as their headings tell. */
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

/** How far down the headings can stand: above them banks write what account it is. */
const searched = 30;

/** Which row has the headings: the first that says day and amount, else the first of the widest. */
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

/** What tells files of the same form: all their headings in their order. */
export const headerText = (cells: readonly string[]) => cells.map(normaliseHeading).join('\u001f');

const tells: [RegExp, StatementUnit][] = [
  [/تومان|toman/i, 'toman'],
  [/ریال|ريال|\birr\b|rial/i, 'IRR'],
  [/€|\beuro?\b/i, 'EUR'],
];

/** What its figures count, where a text says so. */
export function unitIn(text: string): StatementUnit | null {
  return tells.find(([said]) => said.test(text))?.[1] ?? null;
}

/** Which service wrote it, where its headings are nobody else's. */
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
