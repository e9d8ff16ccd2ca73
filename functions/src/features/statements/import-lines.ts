import type { RouteBody } from '@fanclub/contract/http/route';
import { dayMs } from '@fanclub/contract/retention/kept-until';
import { identityOf } from '@fanclub/contract/statements/identity';
import { lineTextDays, type NewLine } from '@fanclub/contract/statements/lines';
import { currencyOf, type StatementProfile } from '@fanclub/contract/statements/profile';
import { readAmount } from '@fanclub/contract/statements/read-amount';
import { readDay } from '@fanclub/contract/statements/read-day';
import type { importStatement } from '@fanclub/contract/statements/routes';
import type { FieldErrors } from '@fanclub/contract/validation/field-errors';
import { invalidFields } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { timestampOf } from '#platform/time';
import { writeAuditOnce } from '#repositories/audit';
import { createLine, knownLines, type StatementLine } from '#repositories/statement-lines';
import { saveProfile } from '#repositories/statement-profiles';

interface Import extends RouteBody<typeof importStatement> {
  adminEmail: string;
  importId: string;
}

/**
 * Stores the lines of a bank statement. The id of a line is made from its content, and each line is written
 * separately, so that after a crash, with concurrent calls and with a repeated file each line is stored once. One
 * audit row per file is written before its first line; a repeated call adds none. Throws `validation_error` if a cell
 * of the file has another day or amount than the line.
 */
export async function importLines(
  context: ServerContext,
  { adminEmail, importId, header, profile, lines }: Import,
): Promise<{ added: number; known: number }> {
  const { db } = context;
  const now = context.now();
  refuseMisread(lines, profile, now);
  await saveProfile(db, header, profile);
  const auditId = context.keyedHash('import', importId);
  await writeAuditOnce(context, auditId, { adminEmail, action: 'import_statement' }, now);
  const rows = lines.map((line, i) => {
    // Each line gets a later time than the one before, so that the list has the lines in the order of the file.
    const at = new Date(now.getTime() + i);
    return rowOf(line, { context, profile, adminEmail, at });
  });
  // While a key is being replaced, lines that were stored under the old key have other ids, so all possible ids of a
  // line are checked.
  const known = await knownLines(
    db,
    rows.flatMap(({ ids }) => ids),
  );
  const fresh = rows.filter(({ ids }) => !ids.some((id) => known.has(id)));
  const made = await Promise.all(fresh.map(({ row }) => createLine(db, row)));
  const added = made.filter(Boolean).length;
  return { added, known: lines.length - added };
}

/**
 * Parses again the days and amounts that the browser has parsed from the file's cells. Throws if the results differ,
 * because either one may be wrong.
 */
function refuseMisread(lines: readonly NewLine[], profile: StatementProfile, now: Date): void {
  const errors: FieldErrors = {};
  lines.forEach(({ day, amount, raw_day, raw_amount }, i) => {
    if (readDay(raw_day, profile.dates, now.getTime()) !== day) {
      errors[`lines[${i}].day`] = 'invalid_date';
    }
    if (readAmount(raw_amount, profile.decimal, profile.unit) !== amount) {
      errors[`lines[${i}].amount`] = 'invalid_value';
    }
  });
  if (Object.keys(errors).length > 0) throw invalidFields(errors);
}

interface About {
  context: Pick<ServerContext, 'keyedHash'>;
  profile: StatementProfile;
  adminEmail: string;
  at: Date;
}

function rowOf(line: NewLine, { context, profile, adminEmail, at }: About) {
  const { day, amount, payer, text, bank_id } = line;
  const currency = currencyOf(profile.unit);
  const { way } = profile;
  const ids = context.keyedHash.all('statement-line', identityOf(line, { way, currency }));
  const row: StatementLine = {
    id: ids[0],
    state: 'open',
    day,
    amount,
    left: amount,
    currency,
    way,
    payer,
    text,
    bank_id,
    imported_at: timestampOf(at),
    imported_by: adminEmail,
    decided_by: null,
    uses: 0,
    member_ids: [],
    texts_until: timestampOf(at.getTime() + lineTextDays * dayMs),
  };
  return { ids, row };
}
