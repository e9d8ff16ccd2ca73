import { dayMs } from '@fanclub/contract/retention/kept-until';
import { readRegistrationSettings } from '#features/settings/read-settings';
import { tryDiscardUpload } from '#features/uploads/discard-upload';
import type { ServerContext } from '#platform/context';
import type { LeftMs } from '#platform/deadline';
import { inTransaction } from '#platform/firebase/in-transaction';
import { timestampOf } from '#platform/time';
import { type ArchivedSeason, archivedWithReceipt } from '#repositories/archived-seasons';
import { recordAudit } from '#repositories/audit';
import { forEachRow } from '#repositories/expired-rows';
import type { RowReference } from '#repositories/rows';
import { readUpload, releaseUpload } from '#repositories/uploads';

/** In one run; the next run goes on. */
const maxPerRun = 200;

/**
 * Deletes the receipts of earlier seasons whose time after the decision is over, as those on members'
 * rows are: row, upload and audit in one transaction, the object after it.
 */
export async function removeArchivedReceipts(
  context: ServerContext,
  leftMs: LeftMs,
): Promise<number> {
  const { receipt: days } = (await readRegistrationSettings(context)).retentionDays;
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
  const id = await inTransaction(db, async (transaction) => {
    const uploadId = (await transaction.get(row)).data()?.receipt_upload;
    if (!uploadId) return null;
    const upload = await readUpload(transaction, db, uploadId);
    const now = context.now();
    if (upload) releaseUpload(transaction, db, uploadId, now);
    const gone = { receipt_upload: null, receipt_since: null };
    transaction.update(row, { ...gone, receipt_deleted_at: timestampOf(now) });
    const memberId = row.parent.parent?.id ?? '';
    const entry = { adminEmail: null, action: 'delete_receipt', memberId } as const;
    recordAudit(context, transaction, { ...entry, fields: ['receipt_url'] }, now);
    return uploadId;
  });
  if (id) await tryDiscardUpload(context, id);
  return id !== null;
}
