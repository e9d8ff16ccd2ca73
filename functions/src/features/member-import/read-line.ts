import type { ErrorKey } from '@fanclub/contract/http/error-body';
import { byName } from '@fanclub/contract/members/by-name';
import { isOptional, memberField, sharedByFamily } from '@fanclub/contract/members/field-sets';
import {
  type ImportColumn,
  type ImportedField,
  importedFields,
} from '@fanclub/contract/members/import-columns';
import { importedDependantSchema, importedSchema } from '@fanclub/contract/members/import-rules';
import { memberNumberMax } from '@fanclub/contract/members/member-number';
import { type PaymentWay, paymentWays } from '@fanclub/contract/money/payments';
import { packTypes } from '@fanclub/contract/pricing/packages';
import { seasonLabelPattern } from '@fanclub/contract/settings/setting-rules';
import { isDay } from '@fanclub/contract/text/day';
import { normaliseTyped } from '@fanclub/contract/text/digits';
import { defaultLanguage, languageCodes, languages } from '@fanclub/contract/text/languages';
import { readCountry } from '@fanclub/contract/text/read-country';
import { readGender, readYesNo } from '@fanclub/contract/text/read-words';
import { saysNothing } from '@fanclub/contract/text/word-key';
import { fieldErrorsOf } from '@fanclub/contract/validation/field-errors';
import { packNames } from '@fanclub/contract/words/names';
import type { FieldRow } from './imported-person.ts';

type Cells = Partial<Record<ImportColumn, string | undefined>>;
export type LineErrors = Partial<Record<ImportColumn, ErrorKey>>;

/** A line as it was read. A value that cannot be read stays as it was written, and `errors` says why it is refused. */
export interface ReadLine {
  person: FieldRow;
  /** Null for the present season. */
  season: string | null;
  paid: boolean;
  paidBy: PaymentWay;
  /** Null for the next free number. */
  number: number | null;
  /** Null for the day of the import. */
  since: string | null;
  /** E-mail or request number of the guardian; null for a person without one. */
  guardian: string | null;
  errors: LineErrors;
}

const isWay = (word: string): word is PaymentWay => paymentWays.some((way) => way === word);

/** Reads and checks a line of a file of members. `today` is the club's day. A pure function. */
export function readLine(cells: Cells, today: string): ReadLine {
  const cell = (name: ImportColumn) => normaliseTyped(cells[name] ?? '');
  const country = readCountry(cell('country_of_residency')) ?? undefined;
  const read = (name: ImportedField): unknown => {
    const written = cell(name);
    const field = memberField(name);
    if (written === '' && isOptional(name)) return null;
    switch (field.kind) {
      case 'flag':
        return yesOrNo(written) ?? written;
      case 'country':
        return readCountry(written) ?? written;
      case 'choice':
        if (name === 'gender') return readGender(written) ?? written;
        return inTable(written || (defaultChoices[name] ?? ''), choiceWords[name] ?? new Map());
      case 'date':
        return toDay(written);
      case 'text':
        return field.normalise(cells[name] ?? '', country);
    }
  };
  const person = byName<Record<ImportedField, unknown>>(importedFields, read);
  const guardian = cell('guardian') || null;
  const errors: LineErrors = fieldErrorsOf(
    guardian ? importedDependantSchema : importedSchema,
    person,
  );
  const paid = yesOrNo(cell('paid'));
  const paidBy = cell('paid_by').toLowerCase() || 'other';
  // A missing e-mail is no error, because a member may have no mailbox.
  if (person.email === '') delete errors.email;
  if (guardian) {
    for (const name of sharedByFamily) delete errors[name];
    if (person.email !== '') errors.email = 'of_the_guardian';
  }
  const written = cell('member_number');
  const number = /^\d+$/.test(written) ? Number(written) : Number.NaN;
  const since = toDay(cell('member_since'));
  const season = cell('season') || null;
  if (season !== null && !seasonLabelPattern.test(season)) errors.season = 'invalid_value';
  if (paid === null) errors.paid = 'invalid_choice';
  if (!isWay(paidBy)) errors.paid_by = 'invalid_choice';
  if (cell('member_number') !== '' && !(Number.isSafeInteger(number) && number > 0)) {
    errors.member_number = 'invalid_value';
  }
  if (number > memberNumberMax) errors.member_number = 'number_out_of_range';
  const isPossible = isDay(since) && since <= today && since >= String(person.birth_date);
  if (since !== '' && !isPossible) errors.member_since = 'invalid_date';
  return {
    person: person as unknown as FieldRow,
    season,
    paid: paid === true,
    paidBy: isWay(paidBy) ? paidBy : 'other',
    number: Number.isNaN(number) ? null : number,
    since: since || null,
    guardian,
    errors,
  };
}

/** The stored value for each word, in lower case, that people write. */
type Words = ReadonlyMap<string, string>;

const wordsOf = (entries: readonly (readonly [word: string, value: string])[]): Words =>
  new Map(entries.map(([word, value]) => [word.toLocaleLowerCase(), value]));

const inTable = (written: string, words: Words) =>
  words.get(written.toLocaleLowerCase()) ?? written;

const packs = packTypes.flatMap((pack) => [
  [pack, pack] as const,
  ...languageCodes.map((code) => [packNames[code][pack], pack] as const),
]);
const spoken = languageCodes.flatMap((code) => [
  [code, code] as const,
  [languages[code].label, code] as const,
]);
const choiceWords: Partial<Record<ImportedField, Words>> = {
  pack_type: wordsOf(packs),
  language: wordsOf(spoken),
};
const defaultChoices: Partial<Record<ImportedField, string>> = {
  pack_type: 'base',
  language: defaultLanguage,
};

/** Reads "yes" or "no"; a cell that says nothing means "no". */
const yesOrNo = (written: string) => (saysNothing(written) ? false : readYesNo(written));

/** Reads a day that a spreadsheet wrote: `2026-11-22`, `22.11.2026` or `22/11/2026`. */
function toDay(written: string): string {
  const parts = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/.exec(written);
  if (!parts) return written;
  const [, day = '', month = '', year = ''] = parts;
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}
