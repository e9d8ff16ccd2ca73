import type { ErrorKey } from '../../http/error-body.ts';
import { byName } from '../../members/by-name.ts';
import { isOptional, memberField, sharedByFamily } from '../../members/field-sets.ts';
import {
  type ImportColumn,
  type ImportedField,
  importedFields,
} from '../../members/import-columns.ts';
import { importedDependantSchema, importedSchema } from '../../members/import-rules.ts';
import { memberNumberMax } from '../../members/member-number.ts';
import type { Money } from '../../money/amounts.ts';
import type { PaymentWay } from '../../money/payments.ts';
import { usualPack } from '../../pricing/packages.ts';
import type { RegisterRequest } from '../../registration/request.ts';
import { isDay } from '../../text/day.ts';
import { normaliseTyped } from '../../text/digits.ts';
import { defaultLanguage } from '../../text/languages.ts';
import { readCountry } from '../../text/read-country.ts';
import { readYesNo } from '../../text/read-words.ts';
import { saysNothing } from '../../text/word-key.ts';
import { fieldErrorsOf } from '../../validation/field-errors.ts';
import { readChoice, readMoney, readPastDay, readSeason } from './read-cell.ts';

export type Cells = Partial<Record<ImportColumn, string | undefined>>;
export type LineErrors = Partial<Record<ImportColumn, ErrorKey>>;

/** The fields of a person in a line without errors. */
export type FieldRow = Pick<RegisterRequest, ImportedField>;

/** What was paid before this system. */
interface PaidBefore {
  /** Null if the file only says that the membership was paid. */
  money: Money | null;
  /** Null if the file has no day. */
  day: string | null;
  way: PaymentWay;
}

/** A line as it was read. A value that cannot be read stays as it was written, and `errors` says why it is refused. */
export interface ReadLine {
  person: FieldRow;
  /** Null for the present season. */
  season: string | null;
  /** Null if nothing was paid. */
  paid: PaidBefore | null;
  /** True if the member has the club card already. */
  cardSent: boolean;
  /** Null for the next free number. */
  number: number | null;
  /** Null for the day of the import. */
  since: string | null;
  /** E-mail or request number of the guardian; null for a person without one. */
  guardian: string | null;
  errors: LineErrors;
}

/** Reads "yes" or "no"; a cell that says nothing means "no". */
const yesOrNo = (written: string) => (saysNothing(written) ? false : readYesNo(written));

const defaultChoices: Partial<Record<ImportedField, string>> = {
  pack_type: usualPack,
  language: defaultLanguage,
};

/** Reads and checks a line of a file of members. `today` is the club's day. A pure function. */
export function readLine(cells: Cells, today: string): ReadLine {
  const cell = (name: ImportColumn) => normaliseTyped(cells[name] ?? '').trim();
  const country = readCountry(cell('country_of_residency')) ?? cell('country_of_residency');
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
        return readChoice(name, written || (defaultChoices[name] ?? '')) ?? written;
      case 'date':
        return readPastDay(written, today) ?? written;
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
  // A missing e-mail is no error, because a member may have no mailbox.
  if (person.email === '') delete errors.email;
  if (guardian) {
    for (const name of sharedByFamily) delete errors[name];
    if (person.email !== '') errors.email = 'of_the_guardian';
  }
  const refuse = (name: ImportColumn, key: ErrorKey) => {
    errors[name] ??= key;
  };
  const season = cell('season') === '' ? null : readSeason(cell('season'));
  if (cell('season') !== '' && !season) refuse('season', 'invalid_value');
  const number = /^\d+$/.test(cell('member_number')) ? Number(cell('member_number')) : null;
  if (cell('member_number') !== '' && !number) refuse('member_number', 'invalid_value');
  if ((number ?? 0) > memberNumberMax) refuse('member_number', 'number_out_of_range');
  const since = readSince(cell('member_since'), today);
  const isBorn = errors.birth_date !== undefined || since >= String(person.birth_date);
  const isPossible = isDay(since) && since <= today && isBorn;
  if (since !== '' && !isPossible) refuse('member_since', 'invalid_date');
  const cardSent = yesOrNo(cell('card_sent'));
  if (cardSent === null) refuse('card_sent', 'invalid_choice');
  return {
    person: person as unknown as FieldRow,
    season,
    paid: readPaid(cell, today, refuse),
    cardSent: cardSent === true,
    number,
    since: since || null,
    guardian,
    errors,
  };
}

/**
 * Reads what was paid. An amount says that it was paid; "yes" alone settles the membership without an amount. Each of the
 * two columns may have what belongs into the other one.
 */
function readPaid(
  cell: (name: ImportColumn) => string,
  today: string,
  refuse: (name: ImportColumn, key: ErrorKey) => void,
): PaidBefore | null {
  const words = {
    paid: readYesNo(cell('paid')),
    paid_amount: /\d/.test(cell('paid_amount')) ? null : readYesNo(cell('paid_amount')),
  };
  const said = words.paid ?? words.paid_amount;
  const amountColumn = (['paid_amount', 'paid'] as const).find(
    (name) => cell(name) !== '' && words[name] === null,
  );
  const money = amountColumn ? readMoney(cell(amountColumn), cell('paid_currency')) : null;
  if (amountColumn && !money)
    refuse(amountColumn, amountColumn === 'paid' ? 'invalid_choice' : 'invalid_value');
  if (money === 'no_currency') refuse('paid_currency', 'invalid_choice');
  const known = money && money !== 'no_currency' && money.amount > 0 ? money : null;
  if (known && said === false) refuse('paid_amount', 'paid_contradicts');
  const day = cell('paid_on') === '' ? null : readPastDay(cell('paid_on'), today);
  if (cell('paid_on') !== '' && !day) refuse('paid_on', 'invalid_date');
  const way = readChoice('paid_by', cell('paid_by') || 'other');
  if (!way) refuse('paid_by', 'invalid_choice');
  if (!known && said !== true) return null;
  return { money: known, day, way: (way ?? 'other') as PaymentWay };
}

/** Reads the first day of a member. A year alone, as `2015`, is its first day. */
function readSince(written: string, today: string): string {
  if (/^(19|20)\d\d$/.test(written)) return `${written}-01-01`;
  return readPastDay(written, today) ?? written;
}
