import { isDeepStrictEqual } from 'node:util';
import { exportRoutes } from '@fanclub/contract/exports/export-routes';
import type { startExport as startExportRoute } from '@fanclub/contract/exports/routes';
import type { RouteBody } from '@fanclub/contract/http/route';
import { panelApi } from '@fanclub/contract/panel-api';
import { exportTtlMs } from '@fanclub/contract/retention/kept-until';
import { mayCall } from '@fanclub/contract/roles';
import type { LanguageCode } from '@fanclub/contract/text/languages';
import { fieldErrorsOf } from '@fanclub/contract/validation/field-errors';
import { fileChoiceOf, takenEntry } from '#features/files/list-file';
import type { AdminCaller } from '#pipeline/caller';
import { AppError, invalidFields } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { inTransaction } from '#platform/firebase/in-transaction';
import { randomId } from '#platform/random';
import { timestampOf } from '#platform/time';
import { recordAudit } from '#repositories/audit';
import { type ExportRow, exportDoc, runningExports } from '#repositories/exports';
import { listOf } from './list-of.ts';

export interface NamedExport extends ExportRow {
  id: string;
}

/**
 * Requests an export: writes its row, which starts the trigger, and the audit row. If the same admin already has an
 * export of the same list, filter, columns and format in progress, returns that one.
 */
export async function startExport(
  context: ServerContext,
  { email, role }: Pick<AdminCaller, 'email' | 'role'>,
  language: LanguageCode,
  { list: of = 'members', columns, format, ...list }: RouteBody<typeof startExportRoute>,
): Promise<NamedExport> {
  const route = panelApi[exportRoutes[of]];
  if (!mayCall(role, route)) throw new AppError('role_not_allowed');
  const asked = { ...(columns && { columns }), ...(format && { format }) };
  const errors = fieldErrorsOf(route.query, { ...list, ...asked });
  if (Object.keys(errors).length > 0) throw invalidFields(errors);
  const { db } = context;
  const file = listOf[of](context, list, email);
  const choice = fileChoiceOf(file, asked);
  const wanted = { of, list, columns: [...choice.columns], format: choice.format };
  const total = await file.count();
  const now = context.now();
  const id = randomId();
  return inTransaction(db, async (transaction) => {
    const running = await transaction.get(runningExports(db));
    const same = running.docs.find((row) => {
      const { admin_email, of: name, list: begun, columns, format } = row.data();
      const known = { of: name, list: begun, columns, format };
      return admin_email === email && isDeepStrictEqual(known, wanted);
    });
    if (same) return { id: same.id, ...same.data() };
    const row: ExportRow = {
      admin_email: email,
      language,
      ...wanted,
      state: 'running',
      rows: 0,
      total,
      parts: [],
      cursor: null,
      run: 0,
      stalled: 0,
      lease_until: null,
      created_at: timestampOf(now),
      expires_at: timestampOf(now.getTime() + exportTtlMs),
    };
    transaction.create(exportDoc(db, id), row);
    recordAudit(context, transaction, takenEntry(email, file, choice), now);
    return { id, ...row };
  });
}
