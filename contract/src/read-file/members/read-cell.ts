import { memberField } from '../../members/field-sets.ts';
import type { ImportColumn, ImportedField } from '../../members/import-columns.ts';
import type { Money } from '../../money/amounts.ts';
import { paymentWays } from '../../money/payments.ts';
import { packName, packTypes } from '../../pricing/packages.ts';
import { seasonAfter } from '../../seasons/season.ts';
import { normaliseTyped } from '../../text/digits.ts';
import {
  languageCodes,
  languages,
  offeredLanguage,
  shippedLanguages,
} from '../../text/languages.ts';
import { readGender } from '../../text/read-words.ts';
import { type WordTable, wordKey, wordTable } from '../../text/word-key.ts';
import { currencyIn, readAmount } from '../amounts.ts';
import { readDay } from '../days.ts';
import { currencyOf } from '../forms.ts';

/** The functions of this file read a cell as people write it. They answer null for what is not surely a value. */

/** Words of ways to pay, of packages, languages and currencies, beside their names in the product. */
const ways = wordTable([
  ...paymentWays.map((way) => [way, way] as const),
  ['cash', 'contanti|contante|in contanti|bar|barzahlung|efectivo|espèces|نقد|نقدی'],
  [
    'bank',
    'bonifico|bonifico bancario|bank transfer|transfer|wire|iban|sepa|überweisung|virement|حواله|واریز',
  ],
  ['card', 'pos|bancomat|carta|carta di credito|karte|کارتخوان|کارت خوان'],
  ['card_transfer', 'کارت به کارت|کارت‌به‌کارت|card to card'],
  ['other', 'altro|sonstiges|سایر|دیگر'],
]);
const packages = wordTable(
  packTypes.flatMap((pack) => [
    [pack, pack] as const,
    ...languageCodes.map((code) => [pack, packName(pack, code)] as const),
  ]),
);
const ownWords = {
  it: 'italian|italienisch',
  en: 'inglese|englisch|انگلیسی',
  fa: 'persian|farsi|persiano|persisch',
};
/** A member whose language the club does not offer gets the default language. */
const spoken = wordTable(
  shippedLanguages.map(
    (code) =>
      [offeredLanguage(code), `${code}|${languages[code].label}|${ownWords[code]}`] as const,
  ),
);

const choiceWords: Partial<Record<ImportColumn, WordTable<string>>> = {
  pack_type: packages,
  language: spoken,
  paid_by: ways,
};

/** Reads the value of a choice, in any language of the product; null if the word is none of it. */
export const readChoice = (name: ImportColumn, written: string): string | null =>
  name === 'gender' ? readGender(written) : (choiceWords[name]?.get(wordKey(written)) ?? null);

/** Returns the values that a column of choices can have; null for any other column. */
export function choicesOf(name: ImportColumn): readonly string[] | null {
  if (name === 'paid_by') return paymentWays;
  if (name === 'card_sent' || name === 'paid') return ['yes', 'no'];
  if (name === 'language') return languageCodes;
  if (!isField(name)) return null;
  const field = memberField(name);
  if (field.kind === 'flag') return ['yes', 'no'];
  return field.kind === 'choice' ? field.values : null;
}

const isField = (name: ImportColumn): name is ImportedField & ImportColumn =>
  ![
    'season',
    'paid_amount',
    'paid_currency',
    'paid_on',
    'member_number',
    'member_since',
    'guardian',
  ].includes(name);

/** The first day on which somebody can be born or pay. */
export const firstDay = '1900-01-01';

/** Reads a day until today, the day before the month unless the year is in front. */
export const readPastDay = (written: string, today: string): string | null =>
  readDay(written, 'dmy', { from: firstDay, until: today });

/** Reads a season as `2025/26`, `2025-2026` or `25/26`, also behind a word. */
export function readSeason(raw: string): string | null {
  const written = normaliseTyped(raw);
  const [, first = '', second = ''] =
    /^(?:\p{L}+\s+)?((?:19|20)?\d\d)\s*[/\u2010-\u2015-]\s*((?:19|20)?\d\d)$/u.exec(written) ?? [];
  if (first === '') return null;
  const century = Number(first) < 70 ? 20 : 19;
  const year = first.length === 2 ? `${century}${first}` : first;
  const label = `${year}/${second.slice(-2)}`;
  return seasonAfter(`${Number(year) - 1}/00`) === label ? label : null;
}

/**
 * Reads an amount, with the currency in its own cell or in that of the currency, else euro. Toman are ten rial each.
 * Returns `no_currency` if the currency is another one.
 */
export function readMoney(raw: string, currencyCell: string): Money | 'no_currency' | null {
  const written = normaliseTyped(raw);
  if (!/\d/.test(written)) return null;
  const own = currencyIn(written);
  const unit = own ?? (currencyCell === '' ? 'EUR' : currencyIn(currencyCell));
  if (unit === null || unit === 'other') return 'no_currency';
  const figures = written.replace(/[^\d.,٫٬'’\s]/g, '').replace(/^\D+|\D+$/g, '');
  // One or two digits behind the last sign are cents; all other signs stand between groups of digits.
  const cents = /([.,])\d{1,2}$/.exec(figures)?.[1];
  const decimal = cents === ',' || (!cents && figures.includes('.')) ? ',' : '.';
  const amount = /^\s*[-\u2212(]/.test(written) ? null : readAmount(figures, decimal, unit);
  return amount === null ? null : { amount, currency: currencyOf(unit) };
}
