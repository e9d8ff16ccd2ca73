import type { FileType } from '@fanclub/contract/uploads/file-rules';
import type { Transaction } from 'firebase-admin/firestore';
import type { ServerContext } from '#platform/context';
import { timestampOf } from '#platform/time';
import type { Member, MemberDocument } from '#repositories/member';
import { readUpload, releaseUpload } from '#repositories/uploads';
import { uploadBeforeOf, uploadFieldOf } from './document-policy.ts';

/**
 * Releases a member's document, and with it the one that it took the place of. Answers the uploads,
 * to be discarded after the commit, and what the row says without them. Reads before it writes.
 */
export async function takeDocument(
  context: ServerContext,
  transaction: Transaction,
  member: Member,
  fileType: FileType,
): Promise<{ uploadIds: string[]; fields: Partial<MemberDocument> }> {
  const { db } = context;
  const now = context.now();
  const names = [uploadFieldOf[fileType], uploadBeforeOf[fileType]] as const;
  const uploadIds = names.map((name) => member[name]).filter((id) => id !== null);
  const uploads = await Promise.all(uploadIds.map((id) => readUpload(transaction, db, id)));
  for (const upload of uploads) if (upload) releaseUpload(transaction, db, upload.id, now);
  const none = Object.fromEntries(names.map((name) => [name, null]));
  return { uploadIds, fields: { ...none, [`${fileType}_deleted_at`]: timestampOf(now) } };
}
