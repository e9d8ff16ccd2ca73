import { isDeepStrictEqual } from 'node:util';
import type { MemberSort } from '@fanclub/contract/admin/filters';
import { exportTtlMs } from '@fanclub/contract/exports/routes';
import type { LanguageCode } from '@fanclub/contract/text/languages';
import type { FileChoice } from '#features/admin/export-members';
import type { ServerContext } from '#platform/context';
import { inTransaction } from '#platform/firebase/in-transaction';
import { randomId } from '#platform/random';
import { timestampOf } from '#platform/time';
import { recordAudit } from '#repositories/audit';
import { type ExportRow, exportDoc, runningExports } from '#repositories/exports';
import { type MemberSearch, matchingMembers } from '#repositories/members';

export interface ExportRequest {
  adminEmail: string;
  language: LanguageCode;
  list: MemberSearch & { sort?: MemberSort | undefined };
  choice: FileChoice;
}

export interface NamedExport extends ExportRow {
  id: string;
}

/**
 * Asks for an export: a row, with its line in the audit, that the trigger takes up. While the same
 * admin's export of the same list, in the same columns and format, is under way, that one is the answer.
 */
export async function startExport(
  context: ServerContext,
  { adminEmail, language, list: asked, choice }: ExportRequest,
): Promise<NamedExport> {
  const { db } = context;
  const list = { status: asked.status ?? 'all', q: asked.q ?? '', sort: asked.sort ?? 'newest' };
  const wanted = { list, columns: [...choice.columns], format: choice.format };
  const total = (await matchingMembers(db, list).count().get()).data().count;
  const now = context.now();
  const id = randomId();
  return inTransaction(db, async (transaction) => {
    const running = await transaction.get(runningExports(db));
    const same = running.docs.find((row) => {
      const { admin_email, list: begun, columns, format } = row.data();
      return (
        admin_email === adminEmail && isDeepStrictEqual({ list: begun, columns, format }, wanted)
      );
    });
    if (same) return { id: same.id, ...same.data() };
    const row: ExportRow = {
      admin_email: adminEmail,
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
    const entry = { adminEmail, action: 'export_members' } as const;
    recordAudit(context, transaction, { ...entry, fields: wanted.columns }, now);
    return { id, ...row };
  });
}
