import { unclaimedUploadTtlMs } from '@fanclub/contract/uploads/file-rules';
import { type Firestore, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { type UploadDocument, uploadDoc } from './upload.ts';

export interface Upload extends UploadDocument {
  id: string;
}

/** An upload that is not stored after this long never will be: its process died. */
const storingTtlMs = 60 * 60 * 1000;

type NewUpload = Pick<
  UploadDocument,
  'file_type' | 'object_path' | 'content_type' | 'size' | 'sha256'
>;

/** Writes the row of an upload whose object is about to be stored. */
export async function createUpload(
  db: Firestore,
  id: string,
  upload: NewUpload,
  now: Date,
): Promise<void> {
  const row: UploadDocument = {
    ...upload,
    state: 'storing',
    claimed_by: null,
    request_number: null,
    created_at: Timestamp.fromDate(now),
    expires_at: Timestamp.fromMillis(now.getTime() + storingTtlMs),
  };
  await uploadDoc(db, id).create(row);
}

/** Marks an upload as stored: from now on it can be claimed, for 7 days. */
export async function markStored(db: Firestore, id: string, now: Date): Promise<void> {
  await uploadDoc(db, id).update({
    state: 'stored',
    expires_at: Timestamp.fromMillis(now.getTime() + unclaimedUploadTtlMs),
  } satisfies Partial<UploadDocument>);
}

/** The upload with this id, or null. The id must be one that the contract's pattern accepts. */
export async function findUpload(db: Firestore, id: string): Promise<Upload | null> {
  const row = (await uploadDoc(db, id).get()).data() as UploadDocument | undefined;
  return row ? { id, ...row } : null;
}

export async function readUpload(
  transaction: Transaction,
  db: Firestore,
  id: string,
): Promise<Upload | null> {
  const row = (await transaction.get(uploadDoc(db, id))).data() as UploadDocument | undefined;
  return row ? { id, ...row } : null;
}

/** Every upload that a member's application has claimed. */
export async function findUploadsOf(db: Firestore, uid: string): Promise<Upload[]> {
  const rows = await db.collection('uploads').where('claimed_by', '==', uid).get();
  return rows.docs.map((row) => ({ id: row.id, ...(row.data() as UploadDocument) }));
}

export async function deleteUpload(db: Firestore, id: string): Promise<void> {
  await uploadDoc(db, id).delete();
}
