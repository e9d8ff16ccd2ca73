import type { FileType } from '@fanclub/contract/uploads/file-rules';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { ServerContext } from '#platform/context';
import { timestampOf } from '#platform/time';
import type { ApplicationFields } from '#repositories/application';
import type { Member } from '#repositories/member';
import { readUpload, releaseUpload } from '#repositories/uploads';
import { uploadBeforeOf, uploadFieldOf } from './document-policy.ts';

/**
 * Releases a member's document and the earlier image that it replaced. Returns the uploads, which the caller deletes
 * after the commit, and the changed fields of the row. All reads come before the first write of the transaction.
 */
export async function takeDocument(
  context: ServerContext,
  transaction: Transaction,
  member: Member,
  fileType: FileType,
): Promise<{ uploadIds: string[]; fields: Partial<ApplicationFields> }> {
  const { db } = context;
  const now = context.now();
  const uploadIds = await readImages(transaction, db, member, fileType);
  for (const id of uploadIds) releaseUpload(transaction, db, id, now);
  const none = Object.fromEntries(namesOf(fileType).map((name) => [name, null]));
  return { uploadIds, fields: { ...none, [`${fileType}_deleted_at`]: timestampOf(now) } };
}

const namesOf = (fileType: FileType) =>
  [uploadFieldOf[fileType], uploadBeforeOf[fileType]] as const;

/**
 * Reads the uploads of a member's document and of the image that it replaced. Uploads that do not exist are left out.
 */
export async function readImages(
  transaction: Transaction,
  db: Firestore,
  member: Member,
  fileType: FileType,
): Promise<string[]> {
  const ids = namesOf(fileType).map((name) => member[name]);
  return readPresent(transaction, db, ids);
}

/**
 * Returns the ids of those uploads that exist. A deletion of the member deletes the uploads before the row, so some may
 * be missing.
 */
export async function readPresent(
  transaction: Transaction,
  db: Firestore,
  ids: readonly (string | null)[],
): Promise<string[]> {
  const uploads = ids.map((id) => (id === null ? null : readUpload(transaction, db, id)));
  return (await Promise.all(uploads)).filter((upload) => upload !== null).map(({ id }) => id);
}
