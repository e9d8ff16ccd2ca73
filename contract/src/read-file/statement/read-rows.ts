import type { Direction } from '../../money/payments.ts';
import { currencyIn, hasSign, readAmount, unitIn, withoutCurrency } from '../amounts.ts';
import { type DayRange, readDay } from '../days.ts';
import { currencyOf, type DateOrder, type DecimalSign, type StatementUnit } from '../forms.ts';
import { foldWords, type Row, type Table, wordsIn } from '../table.ts';
import { directionOf, statusOf } from './columns.ts';
import type {
  SignMeaning,
  StatementColumns,
  StatementFormat,
  StatementRole,
  WordMeaning,
} from './format.ts';

/** Why a row makes no line: it cannot be read, or is no transfer that happened in the file's currency. */
const leftOutReasons = [
  'day',
  'amount',
  'direction',
  'zero',
  'announced',
  'cancelled',
  'foreign',
  'converted',
  'balance',
  'no_transfer',
] as const;
type LeftOut = (typeof leftOutReasons)[number];

/** A row of a statement as it is read. A value is null if it is missing, or if a person has to say how it is read. */
export interface ReadRow {
  row: number;
  cells: string[];
  day: string | null;
  direction: Direction | null;
  /** Positive, in the smallest unit. */
  amount: number | null;
  payer: string | null;
  text: string | null;
  bank_id: string | null;
  raw_day: string;
  raw_amount: string;
  left_out: LeftOut | null;
}

/** How the rows of a file are read. A value is null while a person has to choose it. */
export interface RowFormat {
  columns: StatementColumns;
  decimal: DecimalSign | null;
  dates: DateOrder | null;
  unit: StatementUnit | null;
  signs: SignMeaning;
  words: StatementFormat['words'];
  range: DayRange;
}

export const cellOf = (
  { cells }: Pick<Row, 'cells'>,
  columns: StatementColumns,
  role: StatementRole,
): string => cells[columns[role][0] ?? -1] ?? '';

/** A cell that stands for no amount. */
export const isNone = (cell: string) => /^[-–—]*$/.test(cell);

/** True if the amounts of the file are in a column for each direction, also if another column repeats them. */
function isByTwo(body: readonly Row[], columns: StatementColumns): boolean {
  if (columns.credit.length + columns.debit.length === 0) return false;
  return !body.some((row) => hasSign(cellOf(row, columns, 'amount').replace(/^[-–—]$/, '')));
}

/** Reads the rows of a table one by one. The direction is null if neither a sign nor a word nor a column says it. */
export function readRows(table: Table, format: RowFormat): ReadRow[] {
  const { body } = table;
  const { columns } = format;
  const byTwo = isByTwo(body, columns);
  const debits = body.map((row) => cellOf(row, columns, 'debit')).filter((cell) => !isNone(cell));
  const debitsAreNegative = debits.every((cell) => !/[1-9۱-۹]/.test(cell) || hasSign(cell));
  const isSigned = format.signs === 'written' || format.signs === 'reversed';
  const amountIn = (raw: string) =>
    format.decimal === null
      ? null
      : readAmount(withoutCurrency(raw), format.decimal, unitIn(raw) ?? format.unit ?? 'EUR');

  const moneyOf = (
    row: Row,
  ): { raw: string; amount: number | null; direction: Direction | null } | null => {
    const of = (raw: string, direction: Direction | null) => {
      const signed = amountIn(raw);
      return { raw, amount: signed === null ? null : Math.abs(signed), direction };
    };
    if (byTwo) {
      const [credit, debit] = [cellOf(row, columns, 'credit'), cellOf(row, columns, 'debit')];
      const isMoved = (cell: string) => !isNone(cell) && amountIn(cell) !== 0;
      const isNegative = (cell: string) => (amountIn(cell) ?? 0) < 0;
      if (isMoved(credit) && isMoved(debit)) return { raw: credit, amount: null, direction: null };
      // A negative amount among positive ones may take one of them back, or be written so by the bank.
      if (isMoved(credit)) return of(credit, isNegative(credit) ? null : 'in');
      if (isMoved(debit)) return of(debit, isNegative(debit) && !debitsAreNegative ? null : 'out');
      return isNone(credit) && isNone(debit) ? null : of(isNone(credit) ? debit : credit, 'in');
    }
    const raw = cellOf(row, columns, 'amount');
    return isNone(raw) ? null : of(raw, directionIn(row, raw));
  };

  const directionIn = (row: Row, raw: string): Direction | null => {
    const isNegative = (amountIn(raw) ?? 0) < 0;
    const isOut = isNegative !== (format.signs === 'reversed');
    const said = hasSign(raw) || isSigned ? (isOut ? 'out' : 'in') : null;
    const cell = cellOf(row, columns, 'direction');
    if (cell !== '') {
      const means = directionOf(cell) ?? meaningOf(cell, format);
      return means === 'in' || means === 'out' ? means : said;
    }
    return said;
  };

  const own = ownNames(body, columns);
  const isForeignTable = [...columns.amount, ...columns.credit, ...columns.debit].some((at) => {
    // A heading such as "Balance in CHF", but not one in capitals, in which each word looks like a currency.
    const code = /\(([A-Z]{3})\)|[a-z] ([A-Z]{3})$/.exec(table.headings[at] ?? '');
    return code !== null && isForeign(code[1] ?? code[2] ?? '', format);
  });
  return body.map((row): ReadRow => {
    const rawDay = cellOf(row, columns, 'day');
    const money = moneyOf(row);
    const day = format.dates === null ? null : readDay(rawDay, format.dates, format.range);
    const joined = (role: 'payer' | 'text') => {
      const cells = [...columns[role]].sort((a, b) => a - b).map((at) => row.cells[at] ?? '');
      return clean([...new Set(cells)].filter((cell) => !own.has(cell)).join(' · '));
    };
    const bank_id = clean(cellOf(row, columns, 'bank_id'));
    const reason = (): LeftOut | null => {
      if (isBalance(row, columns)) return 'balance';
      const cell = cellOf(row, columns, 'status');
      const status = statusOf(cell) ?? meaningOf(cell, format);
      if (status === 'announced' || status === 'cancelled') return status;
      if (statusOf(rawDay) === 'announced') return 'announced';
      if (money === null && rawDay === '') return 'no_transfer';
      if (
        isForeign(cellOf(row, columns, 'currency'), format) ||
        isForeign(money?.raw ?? '', format) ||
        isForeignTable
      )
        return 'foreign';
      if (format.dates !== null && day === null) return money === null ? 'no_transfer' : 'day';
      if (money === null || (format.decimal !== null && money.amount === null)) return 'amount';
      if (money.amount === 0) return 'zero';
      const isAgainst =
        cellOf(row, columns, 'direction') !== '' &&
        !byTwo &&
        money.direction === 'in' &&
        (amountIn(money.raw) ?? 0) < 0;
      return isAgainst ? 'direction' : null;
    };
    return {
      row: row.row,
      cells: row.cells,
      day,
      direction: money?.direction ?? null,
      amount: money?.amount ?? null,
      payer: joined('payer'),
      text: joined('text'),
      bank_id,
      raw_day: rawDay,
      raw_amount: money?.raw ?? '',
      left_out: reason(),
    };
  });
}

/** The names that are in every row of a file with several names a row: those of the account itself. */
function ownNames(body: readonly Row[], { payer }: StatementColumns): Set<string> {
  const rows = body
    .map(({ cells }) => payer.map((at) => cells[at] ?? ''))
    .filter((names) => names.some(Boolean));
  const own = (rows[0] ?? []).filter((name) => rows.every((names) => names.includes(name)));
  return new Set(['', ...(payer.length > 1 && rows.length > 1 ? own : [])]);
}

/** What a person said that a word means; null if nobody has. */
export const meaningOf = (cell: string, { words }: Pick<RowFormat, 'words'>): WordMeaning | null =>
  words.find(({ word }) => word === foldWords(cell))?.means ?? null;

/** Returns a text without unneeded spaces; null if it is empty. */
function clean(text: string): string | null {
  return text.normalize('NFKC').replace(/\s+/g, ' ').trim() || null;
}

/** Returns true if a cell names another currency than the file's. */
function isForeign(cell: string, { unit }: Pick<RowFormat, 'unit'>): boolean {
  const said = currencyIn(cell);
  if (said === null) return false;
  return said === 'other' || (unit !== null && currencyOf(said) !== currencyOf(unit));
}

const balanceNames = new Set(
  wordsIn(
    'saldo|saldi|turnover|solde|balance|kontostand|anfangsbestand|endbestand|anfangssaldo|endsaldo|schlusssaldo|مانده|موجودی|جمع|مجموع|total|totale|totali|totals|summe|gesamt|gesamtsumme|subtotal|riporto|ubertrag',
  ),
);
const besideBalance = new Set(
  wordsIn(
    'contabile|contabili|disponibile|liquido|iniziale|finale|precedente|attuale|movimenti|entrate|uscite|al|del|di|in|am|per|vom|zum|au|du|le|as|of|on|at|initial|final|anterior|actual|opening|closing|starting|beginning|ending|previous|current|available|ledger|booked|brought|carried|forward|b|c|f|bf|cf|alter|neuer|letzter|aktueller|ancien|nouveau|conto|account|inicial|disponible|contable|کل|ابتدای|پایان|انتهای|اول|آخر|دوره|قبل|از|حساب|نهایی|قابل|برداشت|گردش|بدهکار|بستانکار|واریز',
  ),
);

/** True if the words of a row say a balance or a total, and nothing else. */
function isBalance({ cells }: Row, columns: StatementColumns): boolean {
  const others = [...columns.direction, ...columns.status, ...columns.currency, ...columns.type];
  const isWords = (cell: string) => /\p{L}{3}/u.test(cell) && !/\d\p{L}|\p{L}\d/u.test(cell);
  const said = cells.filter(
    (cell, i) => isWords(cell) && !others.includes(i) && !(cell.length < 6 && currencyIn(cell)),
  );
  const words = (cell: string) =>
    foldWords(cell.replace(/\d{1,4}[./-]\d{1,2}[./-]\d{2,4}/g, ' ')).split(' ');
  return (
    said.length > 0 &&
    said.every((cell) => {
      const all = words(cell);
      return (
        all.some((word) => balanceNames.has(word)) &&
        all.every(
          (word) => balanceNames.has(word) || besideBalance.has(word) || currencyIn(word) !== null,
        )
      );
    })
  );
}
