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
 * `uploads/{id}`: one stored image. The row is written before the object and marked `stored` after it, so that
 * the clean-up finds everything that a crash leaves behind.
 */
export interface UploadDocument {
  file_type: FileType;
  /** `removing`: the upload belongs to nobody; the object is deleted first, then the row. */
  state: 'storing' | 'stored' | 'removing';
  /** Path of the object in the bucket. */
  object_path: string;
  content_type: 'image/jpeg' | 'image/png';
  size: number;
  /** SHA-256 of the bytes as they were sent; used to notice a receipt that is used twice. */
  sha256: string;
  /** The member it belongs to; null until a registration claims it. */
  claimed_by: string | null;
  request_number: string | null;
  /** Id of the claiming member's family; rows from before families lack it. */
  family?: string;
  created_at: Timestamp;
  /** Expiry of an unclaimed upload; null once claimed. */
  expires_at: Timestamp | null;
}

export interface Upload extends UploadDocument {
  id: string;
}

/** An upload that is not stored after this time never will be, because its process died. */
const storingTtlMs = 60 * 60 * 1000;

const uploadRows = (db: Firestore) => rowsOf<UploadDocument>(db, 'uploads');

export function uploadDoc(db: Firestore, id: string) {
  return uploadRows(db).doc(id);
}

/** The upload id inside a `file_url` that the contract's pattern has accepted. */
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

/** The upload with this id, or null. The id must be one that the contract's pattern accepts. */
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

/** Every upload that a member's application has claimed. */
export function uploadsOf(db: Firestore, uid: string): RowQuery<UploadDocument> {
  return uploadRows(db).where('claimed_by', '==', uid);
}

export async function findUploadsOf(db: Firestore, uid: string): Promise<Upload[]> {
  const rows = await uploadsOf(db, uid).get();
  return rows.docs.map((row) => ({ id: row.id, ...row.data() }));
}

/** Shows five uploads of other families; the query may also return this upload and those of its family. */
const readCopies = 5 + 1 + familyMaxSize;

/**
 * Claimed receipts of other families that have the same bytes. The query finds claimed uploads by their empty
 * expiry: equality alone needs no composite index, and any number of unclaimed copies cannot push the claimed
 * ones out of the limit. Given a transaction, it reads within it, so that the later of two concurrent claims
 * sees the other.
 */
export async function receiptsWithSameBytes(
  db: Firestore,
  sha256: string,
  /** The upload that is checked, and the family that may use one receipt for all its members. */
  own: { uploadId: string; family: string },
  transaction?: Transaction,
): Promise<UploadDocument[]> {
  const query = uploadRows(db)
    .where('sha256', '==', sha256)
    .where('file_type', '==', 'receipt' satisfies FileType)
    .where('expires_at', '==', null)
    .limit(readCopies);
  const claimedCopies = await (transaction ? transaction.get(query) : query.get());
  return claimedCopies.docs
    .filter((copy) => copy.id !== own.uploadId)
    .map((copy) => copy.data())
    .filter((copy) => familyIn(copy) !== own.family);
}

const familyIn = ({ family, claimed_by }: UploadDocument) => family ?? claimed_by;

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
  await uploadDoc(db, id).create({
    ...upload,
    state: 'storing',
    claimed_by: null,
    request_number: null,
    created_at: timestampOf(now),
    expires_at: timestampOf(now.getTime() + storingTtlMs),
  });
}

/** Marks an upload as stored: from now on it can be claimed, for 7 days. */
export async function markStored(db: Firestore, id: string, now: Date): Promise<void> {
  const expires_at = timestampOf(now.getTime() + unclaimedUploadTtlMs);
  await uploadDoc(db, id).update({ state: 'stored', expires_at });
}

/** Gives an upload to an application: from then on it does not expire. */
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

/** Extends the expiry of an unclaimed upload to a time; a claimed upload stays unchanged. */
export function keepUnclaimed(
  transaction: Transaction,
  db: Firestore,
  { id, state, claimed_by, expires_at }: Upload,
  until: Timestamp,
): void {
  const isOpen = state === 'stored' && claimed_by === null && expires_at !== null;
  if (isOpen && expires_at.toMillis() < until.toMillis()) {
    transaction.update(uploadDoc(db, id), { expires_at: until });
  }
}

/**
 * Releases an upload for deletion: it belongs to nobody and cannot be claimed. The clean-up deletes it if the
 * request does not.
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
