import {
  dayMs,
  documentKeptUntil,
  type RetentionDays,
} from '@fanclub/contract/retention/kept-until';
import { type FileType, fileTypes } from '@fanclub/contract/uploads/file-rules';
import type { Transaction } from 'firebase-admin/firestore';
import { presentMember } from '#features/members/present-member';
import { recordChange } from '#features/members/record-change';
import { tryDiscardUpload } from '#features/uploads/discard-upload';
import { uploadFieldOf } from '#features/uploads/document-policy';
import { takeDocument } from '#features/uploads/take-document';
import type { ServerContext } from '#platform/context';
import type { LeftMs } from '#platform/deadline';
import { inTransaction } from '#platform/firebase/in-transaction';
import { applicationsWithDocument, updateApplication } from '#repositories/applications';
import { recordAudit } from '#repositories/audit';
import { forEachRow } from '#repositories/expired-rows';
import { personDoc, readMember, readWithApplication } from '#repositories/members';
import { readRegistrationSettings } from '#repositories/registration-settings';

/**
 * A run that has removed this number of documents of one type begins no further page of rows for this type; the next
 * run handles the others.
 */
const maxPerRun = 200;

/**
 * Deletes images whose retention is over (see `documentKeptUntil`), and the earlier images that they replaced. One
 * transaction removes them from the application, releases the uploads and writes the audit row. It reads the rows
 * again, so it notices concurrent uploads and decisions. The stored files are deleted after it. If the process dies
 * before that, `removeExpiredUploads` deletes the released uploads.
 */
export async function removeOldDocuments(context: ServerContext, leftMs: LeftMs): Promise<number> {
  const settings = await readRegistrationSettings(context);
  let removed = 0;
  for (const fileType of fileTypes) {
    if (settings[`keep_${fileType}_days`] > 0) {
      removed += await removeOld(context, fileType, settings, leftMs);
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
  const { db, mutex, now } = context;
  const decidedBefore = new Date(now().getTime() - days[`keep_${fileType}_days`] * dayMs);
  const candidates = applicationsWithDocument(db, uploadFieldOf[fileType], decidedBefore);
  return forEachRow(
    candidates,
    async (row) => {
      const { member: id, request_number: number } = row.data();
      const one = { id, number, fileType, days };
      const uploadIds = await mutex.run([`member:${id}`], () =>
        inTransaction(db, (transaction) => take(context, transaction, one)),
      );
      for (const uploadId of uploadIds) await tryDiscardUpload(context, uploadId);
      return uploadIds.length > 0;
    },
    { name: 'applications', leftMs, maxDone: maxPerRun },
  );
}

/**
 * Removes the document, and the image that it replaced, from an application if their retention is over, and writes
 * the audit row. Returns the released uploads, which the caller deletes after the commit; empty if nothing was due.
 */
async function take(
  context: ServerContext,
  transaction: Transaction,
  {
    id,
    number,
    fileType,
    days,
  }: { id: string; number: string; fileType: FileType; days: RetentionDays },
): Promise<string[]> {
  const { db } = context;
  const now = context.now();
  const present = await readMember(transaction, db, id);
  const member = present && (await readWithApplication(transaction, db, present, number));
  if (!member?.[uploadFieldOf[fileType]]) return [];
  const until = documentKeptUntil(presentMember(member), fileType, days);
  if (until === null || Date.parse(until) > now.getTime()) return [];

  const { uploadIds, fields: none } = await takeDocument(context, transaction, member, fileType);
  const fields = [`${fileType}_url`];
  updateApplication(transaction, db, number, none);
  transaction.update(personDoc(db, id), recordChange(member, fields));
  const action = `delete_${fileType}` as const;
  recordAudit(context, transaction, { adminEmail: null, action, memberId: id, fields }, now);
  return uploadIds;
}
