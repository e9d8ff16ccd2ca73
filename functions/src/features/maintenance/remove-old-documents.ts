import {
  dayMs,
  documentKeptUntil,
  type RetentionDays,
} from '@fanclub/contract/retention/kept-until';
import { type FileType, fileTypes } from '@fanclub/contract/uploads/file-rules';
import type { Transaction } from 'firebase-admin/firestore';
import { presentMember } from '#features/members/present-member';
import { recordChange } from '#features/members/record-change';
import { readRegistrationSettings } from '#features/settings/read-settings';
import { tryDiscardUpload } from '#features/uploads/discard-upload';
import { uploadFieldOf } from '#features/uploads/document-policy';
import type { ServerContext } from '#platform/context';
import type { LeftMs } from '#platform/deadline';
import { inTransaction } from '#platform/firebase/in-transaction';
import { timestampOf } from '#platform/time';
import { recordAudit } from '#repositories/audit';
import { forEachRow } from '#repositories/expired-rows';
import { memberDoc, membersWithDocument, readMember } from '#repositories/members';
import { readUpload, releaseUpload } from '#repositories/uploads';

/** Of each kind, in one run; the next run goes on. */
const maxPerRun = 200;

/**
 * Deletes images whose time after the decision is over. One transaction takes the image from its
 * member, releases the upload and writes the audit row; the object is deleted after it. A process
 * that dies in between leaves the released upload to `removeExpiredUploads`. What the member adds, or
 * an admin decides, at the same moment is seen in the transaction.
 */
export async function removeOldDocuments(context: ServerContext, leftMs: LeftMs): Promise<number> {
  const { retentionDays } = await readRegistrationSettings(context);
  let removed = 0;
  for (const fileType of fileTypes) {
    if (retentionDays[fileType] > 0) {
      removed += await removeOld(context, fileType, retentionDays, leftMs);
    }
  }
  return removed;
}

function removeOld(
  context: ServerContext,
  fileType: FileType,
  days: RetentionDays,
  leftMs: LeftMs,
): Promise<number> {
  const { db, locks, now } = context;
  const decidedBefore = new Date(now().getTime() - days[fileType] * dayMs);
  const candidates = membersWithDocument(db, uploadFieldOf[fileType], decidedBefore);
  return forEachRow(
    candidates,
    async ({ id }) => {
      const uploadId = await locks.run([`member:${id}`], () =>
        inTransaction(db, (transaction) => take(context, transaction, { id, fileType, days })),
      );
      if (uploadId) await tryDiscardUpload(context, uploadId);
      return uploadId !== null;
    },
    { name: 'members', leftMs, maxDone: maxPerRun },
  );
}

/** Answers the upload that is nobody's any more; null where its time is not over (any more). */
async function take(
  context: ServerContext,
  transaction: Transaction,
  { id, fileType, days }: { id: string; fileType: FileType; days: RetentionDays },
): Promise<string | null> {
  const { db } = context;
  const now = context.now();
  const field = uploadFieldOf[fileType];
  const member = await readMember(transaction, db, id);
  const uploadId = member?.[field];
  if (!member || !uploadId) return null;
  const until = documentKeptUntil(presentMember(member), fileType, days);
  if (until === null || Date.parse(until) > now.getTime()) return null;

  const upload = await readUpload(transaction, db, uploadId);
  const fields = [`${fileType}_url`];
  transaction.update(memberDoc(db, id), {
    [field]: null,
    [`${fileType}_deleted_at`]: timestampOf(now),
    ...recordChange(member, fields),
  });
  if (upload) releaseUpload(transaction, db, uploadId, now);
  const action = `delete_${fileType}` as const;
  recordAudit(context, transaction, { adminEmail: null, action, memberId: id, fields }, now);
  return uploadId;
}
