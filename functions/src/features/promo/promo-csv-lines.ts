import { endOfClubDay } from '@fanclub/contract/club/club-day';
import type { FieldErrorKey } from '@fanclub/contract/errors/field-errors';
import type { ErrorKey } from '@fanclub/contract/http/error-body';
import { createPromoCode } from '@fanclub/contract/promo/admin-routes';
import {
  type PromoCsvColumn,
  promoCsvColumns,
  promoCsvMaxLines,
} from '@fanclub/contract/promo/promo-csv';
import { cellAsWritten } from '@fanclub/contract/read-file/cell-as-written';
import { isDay } from '@fanclub/contract/text/day';
import { normaliseTyped } from '@fanclub/contract/text/digits';
import { languageCodes } from '@fanclub/contract/text/languages';
import { fieldErrorsOf } from '@fanclub/contract/validation/field-errors';
import { invalidFields } from '#platform/app-error';
import type { NewPromoCode } from './create-promo-code.ts';
import { parseCsv } from './parse-csv.ts';

/** One line of a file: the code, the request body for it, and the errors by column. */
export interface PromoLine {
  line: number;
  code: string;
  body: NewPromoCode;
  errors: Record<string, ErrorKey>;
}

type Cells = Partial<Record<PromoCsvColumn, string>>;

const isColumn = (name: string): name is PromoCsvColumn =>
  promoCsvColumns.some((known) => known === name);

/**
 * Reads the codes of a CSV text. Each code is checked by the rules for a new code. Throws if the text as a whole is
 * no CSV, lacks a required column, has an unknown column, or has too many lines.
 */
export function promoCsvLines(csv: string): PromoLine[] {
  const [head, ...records] = parseCsv(csv) ?? refuse('invalid_value');
  const columns = (head?.cells ?? []).map((name) => columnNamed(name) ?? refuse('unknown_field'));
  const lacks = (['code', 'discountType', 'discountRate'] as const).some(
    (needed) => !columns.includes(needed),
  );
  if (lacks || records.length === 0) refuse('all_fields_required');
  if (records.length > promoCsvMaxLines) refuse('too_long');
  const seen = new Set<string>();
  return records.map(({ line, cells }) => {
    const named = cells.map((cell, i) => [columns[i] ?? 'code', cellAsWritten(cell)] as const);
    const body = toBody(Object.fromEntries(named));
    const code = String(body.code);
    const errors = fieldErrorsByColumn(body);
    if (cells.length > columns.length) errors.code ??= 'unknown_field';
    if (seen.has(code)) errors.code ??= 'promo_code_exists';
    seen.add(code);
    return { line, code, body: body as NewPromoCode, errors };
  });
}

function refuse(key: FieldErrorKey): never {
  throw invalidFields({ csv: key });
}

function columnNamed(typed: string): PromoCsvColumn | undefined {
  const name = typed.trim().toLowerCase();
  return promoCsvColumns.find((column) => column.toLowerCase() === name);
}

/**
 * Returns the request body for a line. A cell that cannot be read stays as it was written, so that the validation
 * refuses it.
 */
function toBody(cells: Cells): Record<string, unknown> {
  const sentences = languageCodes.flatMap((language) => {
    const sentence = cells[`sentence_${language}`];
    return sentence ? [[language, sentence]] : [];
  });
  const body = {
    code: cells.code ?? '',
    discountType: cells.discountType?.toLowerCase() || undefined,
    discountRate: toNumber(cells.discountRate),
    expiresAt: toEnd(cells.expiresAt),
    maxUses: toNumber(cells.maxUses),
    packTypes: cells.packTypes ? cells.packTypes.split(/[\s,;|+]+/) : undefined,
    email: cells.email || undefined,
    sentences: sentences.length > 0 ? Object.fromEntries(sentences) : undefined,
  };
  const given = Object.entries(body).filter(([, value]) => value !== undefined);
  return createPromoCode.normalise(Object.fromEntries(given)) as Record<string, unknown>;
}

/** Reads a number. Spreadsheets write a decimal comma on Italian machines, and Persian digits on Persian ones. */
function toNumber(cell: string | undefined): unknown {
  const typed = normaliseTyped(cell ?? '').replace(',', '.');
  if (typed === '') return undefined;
  const number = Number(typed);
  return Number.isNaN(number) ? typed : number;
}

/**
 * Reads the end of a code's validity. A date alone means the end of that day where the club is; anything else
 * stays as it was written.
 */
function toEnd(cell: string | undefined): string | undefined {
  const typed = normaliseTyped(cell ?? '');
  if (typed === '') return undefined;
  return isDay(typed) ? endOfClubDay(typed).toISOString() : typed;
}

/** Returns the errors that the route for a new code would report, by column of the file. */
function fieldErrorsByColumn(body: Record<string, unknown>): PromoLine['errors'] {
  const found = Object.entries(fieldErrorsOf(createPromoCode.body, body));
  const columnOf = (field: string) => {
    const column = field.replace(/^sentences\./, 'sentence_').replace(/\[\d+\]$/, '');
    return isColumn(column) ? column : 'code';
  };
  return Object.fromEntries(found.map(([field, key]) => [columnOf(field), key]));
}
