import { familyMaxSize } from '@fanclub/contract/members/limits';
import {
  type FileType,
  fileUrlPrefix,
  unclaimedUploadTtlMs,
} from '@fanclub/contract/uploads/file-rules';
import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { type Timestamp, timestampOf } from '#platform/time';
import { familyOf } from './families.ts';
import type { Member } from './member.ts';
import { type RowQuery, rowsOf } from './rows.ts';

/**
 * `uploads/{id}`: one stored image. The function `uploads` stores an image without a row, because it has no access to
 * rows; `sent-uploads.ts` creates the row when the image is first needed. When the server copies an image, it writes the
 * copy's row first, so that the clean-up finds what a crash leaves behind.
 */
export interface UploadDocument {
  file_type: FileType;
  /** `removing`: no member has the upload any more; the object is deleted first, then the row. */
  state: 'storing' | 'stored' | 'removing';
  /** Path of the object in the bucket. */
  object_path: string;
  content_type: 'image/jpeg' | 'image/png';
  size: number;
  /** SHA-256 of the bytes as they were sent; used to notice a receipt that is used twice. */
  sha256: string;
  /** The member who has the upload; null until an application claims it. */
  claimed_by: string | null;
  request_number: string | null;
  /** Id of the family of the member who has the upload; null until an application claims it. */
  family: string | null;
  created_at: Timestamp;
  /** When an unclaimed upload expires; null once it is claimed. */
  expires_at: Timestamp | null;
}

export interface Upload extends UploadDocument {
  id: string;
}

/** An upload that is not stored after this time is given up, because its process must have died. */
const storingTtlMs = 60 * 60 * 1000;

const uploadRows = (db: Firestore) => rowsOf<UploadDocument>(db, 'uploads');

export function uploadDoc(db: Firestore, id: string) {
  return uploadRows(db).doc(id);
}

/** Returns the upload id in a `file_url`, which must match the contract's pattern. */
export function uploadIdOf(fileUrl: string): string {
  return fileUrl.slice(fileUrlPrefix.length);
}

export function fileUrlOf(uploadId: string): string {
  return `${fileUrlPrefix}${uploadId}`;
}

function toUpload(snapshot: DocumentSnapshot<UploadDocument>): Upload | null {
  const row = snapshot.data();
  return row ? { id: snapshot.id, ...row } : null;
}

/** Reads the upload with this id, which must match the contract's pattern; null if there is none. */
export async function findUpload(db: Firestore, id: string): Promise<Upload | null> {
  return toUpload(await uploadDoc(db, id).get());
}

export async function readUpload(
  transaction: Transaction,
  db: Firestore,
  id: string,
): Promise<Upload | null> {
  return toUpload(await transaction.get(uploadDoc(db, id)));
}

/** All uploads that this member's applications have claimed. */
export function uploadsOf(db: Firestore, uid: string): RowQuery<UploadDocument> {
  return uploadRows(db).where('claimed_by', '==', uid);
}

export async function findUploadsOf(db: Firestore, uid: string): Promise<Upload[]> {
  const rows = await uploadsOf(db, uid).get();
  return rows.docs.map((row) => ({ id: row.id, ...row.data() }));
}

/**
 * How many uploads are read to find five of other families. The query also finds the upload that is checked, and
 * uploads of its own family.
 */
const copiesToRead = 5 + 1 + familyMaxSize;

/**
 * Reads the claimed receipts of other families that have the same bytes. A claimed upload is found by its empty
 * expiry: equality alone needs no composite index, and unclaimed copies, however many, do not use up the limit.
 * With a transaction, the later of two concurrent claims sees the earlier one.
 */
export async function receiptsWithSameBytes(
  db: Firestore,
  sha256: string,
  /** The upload to check, and the id of its family, whose members may share one receipt. */
  own: { uploadId: string; family: string },
  transaction?: Transaction,
): Promise<UploadDocument[]> {
  const query = uploadRows(db)
    .where('sha256', '==', sha256)
    .where('file_type', '==', 'receipt' satisfies FileType)
    .where('expires_at', '==', null)
    .limit(copiesToRead);
  const claimedCopies = await (transaction ? transaction.get(query) : query.get());
  return claimedCopies.docs
    .filter((copy) => copy.id !== own.uploadId)
    .map((copy) => copy.data())
    .filter(({ family }) => family !== own.family);
}

type NewUpload = Pick<
  UploadDocument,
  'file_type' | 'object_path' | 'content_type' | 'size' | 'sha256'
>;

/** Writes the row of a copy whose object is about to be stored. */
export async function createUpload(
  db: Firestore,
  id: string,
  upload: NewUpload,
  now: Date,
): Promise<void> {
  await uploadDoc(db, id).create({
    ...upload,
    state: 'storing',
    claimed_by: null,
    family: null,
    request_number: null,
    created_at: timestampOf(now),
    expires_at: timestampOf(now.getTime() + storingTtlMs),
  });
}

/** Marks an upload as stored: it can be claimed for the next 7 days. */
export async function markStored(db: Firestore, id: string, now: Date): Promise<void> {
  const expires_at = timestampOf(now.getTime() + unclaimedUploadTtlMs);
  await uploadDoc(db, id).update({ state: 'stored', expires_at });
}

/** Claims an upload for an application: it does not expire any more. */
export function claimUpload(
  transaction: Transaction,
  db: Firestore,
  id: string,
  member: Pick<Member, 'id' | 'guardian_id'>,
  requestNumber: string,
): void {
  transaction.update(uploadDoc(db, id), {
    claimed_by: member.id,
    family: familyOf(member),
    request_number: requestNumber,
    expires_at: null,
  });
}

/**
 * Releases an upload for deletion: no member has it any more, and none can claim it. The clean-up deletes it if the
 * request that released it does not.
 */
export function releaseUpload(
  transaction: Transaction,
  db: Firestore,
  id: string,
  now: Date,
): void {
  transaction.update(uploadDoc(db, id), {
    state: 'removing',
    claimed_by: null,
    request_number: null,
    expires_at: timestampOf(now),
  });
}

export async function deleteUpload(db: Firestore, id: string): Promise<void> {
  await uploadDoc(db, id).delete();
}
