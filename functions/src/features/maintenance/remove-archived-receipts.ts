import { dayMs } from '@fanclub/contract/retention/kept-until';
import { tryDiscardUpload } from '#features/uploads/discard-upload';
import type { ServerContext } from '#platform/context';
import type { LeftMs } from '#platform/deadline';
import { inTransaction } from '#platform/firebase/in-transaction';
import { timestampOf } from '#platform/time';
import { type ArchivedSeason, archivedWithReceipt } from '#repositories/archived-seasons';
import { recordAudit } from '#repositories/audit';
import { forEachRow } from '#repositories/expired-rows';
import { readRegistrationSettings } from '#repositories/registration-settings';
import type { RowReference } from '#repositories/rows';
import { readUpload, releaseUpload } from '#repositories/uploads';

/** A run that has changed this number of seasons begins no further page of rows; the next run handles the others. */
const maxPerRun = 200;

/**
 * Deletes the receipts of archived seasons, and the earlier receipts that these replaced, once the retention after the
 * decision is over. The retention is the same as for receipts on members' rows. The row, the uploads and the audit row
 * change in one transaction; the stored files are deleted after it.
 */
export async function removeArchivedReceipts(
  context: ServerContext,
  leftMs: LeftMs,
): Promise<number> {
  const { keep_receipt_days: days } = await readRegistrationSettings(context);
  if (days === 0) return 0;
  const decidedBefore = new Date(context.now().getTime() - days * dayMs);
  return forEachRow(
    archivedWithReceipt(context.db, decidedBefore),
    ({ ref }) => removeOne(context, ref),
    { name: 'seasons', leftMs, maxDone: maxPerRun },
  );
}

async function removeOne(
  context: ServerContext,
  row: RowReference<ArchivedSeason>,
): Promise<boolean> {
  const { db } = context;
  const ids = await inTransaction(db, async (transaction) => {
    const archived = (await transaction.get(row)).data();
    const uploadIds = [archived?.receipt_upload, archived?.receipt_before].filter(
      (id) => id != null,
    );
    if (uploadIds.length === 0) return [];
    const uploads = await Promise.all(uploadIds.map((id) => readUpload(transaction, db, id)));
    const now = context.now();
    for (const upload of uploads) if (upload) releaseUpload(transaction, db, upload.id, now);
    const gone = { receipt_upload: null, receipt_before: null, receipt_since: null };
    transaction.update(row, { ...gone, receipt_deleted_at: timestampOf(now) });
    const memberId = row.parent.parent?.id ?? '';
    const entry = { adminEmail: null, action: 'delete_receipt', memberId } as const;
    recordAudit(context, transaction, { ...entry, fields: ['receipt_url'] }, now);
    return uploadIds;
  });
  for (const id of ids) await tryDiscardUpload(context, id);
  return ids.length > 0;
}
