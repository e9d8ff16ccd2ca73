import type { RouteBody, RouteResponse } from '@fanclub/contract/http/route';
import { readAmount, unitIn } from '@fanclub/contract/read-file/amounts';
import { readDay } from '@fanclub/contract/read-file/days';
import { currencyOf } from '@fanclub/contract/read-file/forms';
import { type StatementFormat, statementDays } from '@fanclub/contract/read-file/statement/format';
import { dayMs } from '@fanclub/contract/retention/kept-until';
import { identityOf, isPerhapsSame } from '@fanclub/contract/statements/identity';
import { lineTextDays, type NewLine } from '@fanclub/contract/statements/lines';
import type { importStatement } from '@fanclub/contract/statements/routes';
import type { FieldErrors } from '@fanclub/contract/validation/field-errors';
import { AppError, invalidFields } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { timestampOf } from '#platform/time';
import { writeAuditOnce } from '#repositories/audit';
import { saveFormat } from '#repositories/file-formats';
import { markImported } from '#repositories/statement-files';
import {
  createLine,
  knownLines,
  linesOfSum,
  type StatementLine,
} from '#repositories/statement-lines';
import { settleAll } from './settle-outgoing.ts';
import { requireStatementFile } from './statement-file.ts';

interface Import extends RouteBody<typeof importStatement> {
  adminEmail: string;
  importId: string;
}

/**
 * Stores the lines of a bank statement. The id of a line is made from its content (see `identityOf`), and each line is
 * written separately. So each line is stored once, also after a crash, with concurrent calls and with a repeated file.
 * One audit row per file is written before its first line; a repeated call adds none. Throws `validation_error` if a
 * cell of the file has another day or amount than the line. A line that may be the same payment as a line of another
 * import is marked, so that an admin checks it. At last, what each outgoing line takes back is looked for, also for
 * lines that are known, so that a repeated call completes one that died. Throws `file_not_found` unless the file itself
 * is stored. The file is kept as long as the texts of the lines that are stored from it.
 */
export async function importLines(
  context: ServerContext,
  { adminEmail, importId, file, header, format, lines }: Import,
): Promise<RouteResponse<typeof importStatement>> {
  const { db } = context;
  const now = context.now();
  refuseMisread(lines, format, now);
  const stored = await requireStatementFile(context, file);
  await saveFormat(db, header, format);
  const auditId = context.keyedHash('import', importId);
  const changes = [{ field: 'sha256', before: null, after: file }];
  await writeAuditOnce(context, auditId, { adminEmail, action: 'import_statement', changes }, now);
  const rows = lines.map((line, i) => {
    // Each line gets a later time than the one before, so that the list has the lines in the order of the file.
    const at = new Date(now.getTime() + i);
    return rowOf(line, { context, format, adminEmail, importId, file, at });
  });
  // While a key is being replaced, lines that were stored under the old key have other ids, so all possible ids of a
  // line are checked.
  const known = await knownLines(
    db,
    rows.flatMap(({ ids }) => ids),
  );
  const fresh = rows.filter(({ ids }) => !ids.some((id) => known.has(id)));
  if (fresh.length > 0 || stored.imported_at === null) {
    const isKept = await markImported(db, file, {
      imported_at: stored.imported_at ?? timestampOf(now),
      imported_by: stored.imported_by ?? adminEmail,
      expires_at: timestampOf(now.getTime() + lineTextDays * dayMs),
    });
    if (!isKept) throw new AppError('file_not_found');
  }
  const made = await Promise.all(
    fresh.map(async ({ row }) => {
      const others = await linesOfSum(db, row);
      const perhaps_same = others.some(
        (other) =>
          other.direction === row.direction &&
          other.import_id !== importId &&
          isPerhapsSame(other, row),
      );
      const isNew = await createLine(db, { ...row, perhaps_same });
      return { isNew, perhaps_same, direction: row.direction };
    }),
  );
  const added = made.filter(({ isNew }) => isNew);
  const out = added.filter(({ direction }) => direction === 'out').length;
  const all = rows.map(({ ids, row }) => ({
    ...row,
    id: ids.find((id) => known.has(id)) ?? row.id,
  }));
  return {
    added: added.length - out,
    added_out: out,
    known: lines.length - added.length,
    perhaps_same: added.filter(({ perhaps_same }) => perhaps_same).length,
    returned: await settleAll(context, all),
  };
}

/**
 * Parses again the days and amounts that the browser has parsed from the file's cells. Throws if the results differ,
 * because then one of the two is wrong. The direction can follow from other cells and rows, so it is not parsed again.
 */
function refuseMisread(lines: readonly NewLine[], format: StatementFormat, now: Date): void {
  const errors: FieldErrors = {};
  const { dates, decimal, unit } = format;
  lines.forEach(({ day, amount, raw_day, raw_amount }, i) => {
    if (readDay(raw_day, dates, statementDays(now.getTime())) !== day) {
      errors[`lines[${i}].day`] = 'invalid_date';
    }
    if (Math.abs(readAmount(raw_amount, decimal, unitIn(raw_amount) ?? unit) ?? 0) !== amount) {
      errors[`lines[${i}].amount`] = 'invalid_value';
    }
  });
  if (Object.keys(errors).length > 0) throw invalidFields(errors);
}

interface About {
  context: Pick<ServerContext, 'keyedHash'>;
  format: StatementFormat;
  adminEmail: string;
  importId: string;
  file: string;
  at: Date;
}

function rowOf(line: NewLine, { context, format, adminEmail, importId, file, at }: About) {
  const { day, direction, amount, payer, text, bank_id } = line;
  const currency = currencyOf(format.unit);
  const { way } = format;
  const ids = context.keyedHash.all('statement-line', identityOf(line, { way, currency }));
  const row: StatementLine = {
    id: ids[0],
    state: direction === 'in' ? 'open' : 'set_aside',
    day,
    direction,
    amount,
    left: amount,
    currency,
    way,
    payer,
    text,
    bank_id,
    perhaps_same: false,
    pair: null,
    kind: null,
    note: null,
    import_id: importId,
    file,
    imported_at: timestampOf(at),
    imported_by: adminEmail,
    decided_by: null,
    uses: 0,
    member_ids: [],
    texts_until: timestampOf(at.getTime() + lineTextDays * dayMs),
  };
  return { ids, row };
}
