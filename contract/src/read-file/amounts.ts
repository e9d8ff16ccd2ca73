import { amountMax } from '../money/amounts.ts';
import { normaliseTyped } from '../text/digits.ts';
import { type DecimalSign, decimalSigns, type StatementUnit } from './forms.ts';

const tells: [RegExp, StatementUnit][] = [
  [/تومان|\btomans?\b/i, 'toman'],
  [/ریال|ريال|\birr\b|\brials?\b/i, 'IRR'],
  [/€|(?<![a-z])eur(?:os?)?(?![a-z])/i, 'EUR'],
];

/** Returns the currency unit that a text mentions; null if it mentions none. */
export function unitIn(text: string): StatementUnit | null {
  return tells.find(([said]) => said.test(text))?.[1] ?? null;
}

const currencies = new Set(Intl.supportedValuesOf('currency'));
const signs = '$£¥₺₹₽₴₪₩฿';
/** How other currencies are written beside an amount. */
const localNames = /(?<!\p{L})(?:kr|zł|zl|kč|kc|ft|lei|лв|din|tl|sfr|fr)\.?(?!\p{L})/giu;

/**
 * Returns the currency that a cell names in front of or behind its amount, or alone: a unit of ours, `other` for any other
 * currency, null if it names none.
 */
export function currencyIn(cell: string): StatementUnit | 'other' | null {
  const unit = unitIn(cell);
  if (unit) return unit;
  const words = cell.toUpperCase().match(/[A-Z]+/g) ?? [];
  const isOther =
    (/\d/.test(cell) && cell.search(localNames) >= 0) ||
    words.some((word) => currencies.has(word)) ||
    [...signs].some((sign) => cell.includes(sign));
  return isOther ? 'other' : null;
}

const codesAndSigns = new RegExp(`\\b[A-Z]{3}\\b|[${signs}]`, 'g');

/** Returns an amount without the code, sign or local name of a currency that is not ours. */
export const withoutCurrency = (cell: string) =>
  currencyIn(cell) === 'other' ? cell.replace(codesAndSigns, ' ').replace(localNames, ' ') : cell;

const minuses = /[\u2010-\u2015\u2212\uFE63\uFF0D]/g;
const units =
  /€|(?<![a-z])eur(?:os?)?(?![a-z])|(?<![a-z])irr(?![a-z])|ریال|ريال|تومان|(?<![a-z])(?:rials?|tomans?)(?![a-z])/gi;

/** What banks write beside an amount that came in or went out. */
const marks: Record<string, '+' | '-'> = {
  cr: '+',
  c: '+',
  h: '+',
  بس: '+',
  بستانکار: '+',
  واریز: '+',
  dr: '-',
  db: '-',
  d: '-',
  s: '-',
  بد: '-',
  بدهکار: '-',
  برداشت: '-',
};
const marked = /^(?:(\p{L}{1,9})\.?)?\s*(.*?)\s*(?:(\p{L}{1,9})\.?)?$/su;
/**
 * Matches an amount that a program wrote as a power of ten. With two decimals and a sign, or from the power of 11, a
 * spreadsheet has rounded it.
 */
const power = /(?<![\d.,])(\d)[.,](?!\d\de\+\d\d)(\d+)e\+?0?(\d|10)(?!\d)/i;
/** Matches an optional sign, the digits and an optional sign after them. An amount in parentheses is negative. */
const parts = /^(\(?)\s*([+-]?)\s*(\d[\d.,'’/_\s]*?|[.,]\d+)\s*([+-]?)\s*(\)?)$/;
/** Matches digits in groups, all separated by the same character, or digits without separators. */
const wholes = /^\d*$|^\d{1,3}([.,'’/_\s])\d{3}(?:\1\d{3})*$|^\d{1,2}(,)\d{2}(?:,\d{2})*,\d{3}$/;

const clean = (raw: string) =>
  normaliseTyped(raw)
    .replace(minuses, '-')
    .replace(units, ' ')
    .replace(/^[="\s]+|["\s]+$/g, '')
    .replace(/(?<=\d)[.,]--?$/, '')
    .replace(power, (all, figure, fraction, size) =>
      fraction.length > Number(size) ? all : figure + fraction.padEnd(Number(size), '0'),
    );

/** True if an amount says by a sign, parentheses or a mark such as "DR" whether it came in or went out. */
export function hasSign(raw: string): boolean {
  const text = clean(raw);
  const [, front = '', , behind = ''] = marked.exec(text) ?? [];
  return /[+(-]/.test(text) || [front, behind].some((word) => word.toLowerCase() in marks);
}

/**
 * Returns an amount of a bank statement in the smallest unit (euro cents or rial); null if it cannot be read with
 * certainty. It is negative if the cell says so, by a sign, parentheses or a mark such as "DR". The decimal sign is the
 * same in the whole file. Accepts any text.
 */
export function readAmount(raw: string, decimal: DecimalSign, unit: StatementUnit): number | null {
  if (raw.length > 60) return null;
  const text = clean(raw);
  const [, front = '', middle = '', behind = ''] = marked.exec(text) ?? [];
  const words = [front, behind].filter(Boolean).map((word) => marks[word.toLowerCase()]);
  if (words.length > 1 || words.some((word) => word === undefined)) return null;
  const [, opened, before, figures = '', after, closed] =
    parts.exec(middle.replaceAll('،', ',').replaceAll('٬', "'").replaceAll('٫', decimal)) ?? [];
  if (figures === '' || (opened === '') !== (closed === '')) return null;
  const said = [before, after, opened && '-', ...words].filter(Boolean);
  // A bank may write the mark in addition to the sign, but not against it.
  if (said.length > 2 || new Set(said).size > 1 || (said.length === 2 && words.length === 0))
    return null;
  const [whole = '', fraction, ...rest] = figures.split(decimal);
  if (rest.length > 0 || !wholes.test(whole)) return null;
  if (fraction !== undefined && !/^\d+$/.test(fraction)) return null;
  const amount = inSmallest(whole.replace(/\D/g, '') || '0', fraction ?? '', unit);
  if (amount === null || amount > amountMax) return null;
  return said[0] === '-' && amount > 0 ? -amount : amount;
}

/**
 * Returns the amount in the smallest unit; null if it has decimals beyond that unit that are not zero. Rial have no
 * decimals, but some banks write two zeros.
 */
function inSmallest(whole: string, fraction: string, unit: StatementUnit): number | null {
  const decimals = unit === 'EUR' ? 2 : 0;
  const beyond = fraction.slice(decimals);
  if (/[1-9]/.test(beyond) || (unit !== 'EUR' && beyond.length > 2)) return null;
  const amount = Number(whole + fraction.slice(0, decimals).padEnd(decimals, '0'));
  return unit === 'toman' ? amount * 10 : amount;
}

/** How the amounts of a file can be read, with one that has another value in the other reading. */
export interface AmountReading {
  decimal: DecimalSign;
  sample: string;
}

/**
 * Returns how the amounts of a column are read: one reading if all amounts together leave no doubt, two if a person has to
 * choose, none if no cell is an amount.
 */
export function readingsOfAmounts(texts: readonly string[], unit: StatementUnit): AmountReading[] {
  const tried = decimalSigns.map((decimal) => ({
    decimal,
    amounts: texts.map((text) => readAmount(text, decimal, unit)),
  }));
  const count = (amounts: (number | null)[]) => amounts.filter((amount) => amount !== null).length;
  const most = Math.max(...tried.map(({ amounts }) => count(amounts)));
  const full = tried.filter(({ amounts }) => most > 0 && count(amounts) === most);
  const [one, other] = full;
  const differs = texts.findIndex((_, i) => one?.amounts[i] !== other?.amounts[i]);
  const kept = other && differs < 0 ? full.slice(0, 1) : full;
  return kept.map(({ decimal }) => ({ decimal, sample: texts[Math.max(0, differs)] ?? '' }));
}
