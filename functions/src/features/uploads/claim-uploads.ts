import type { FieldErrorKey } from '@fanclub/contract/errors/field-errors';
import type { FileType } from '@fanclub/contract/uploads/file-rules';
import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import type { UploadDocument } from '#repositories/upload';

const shownMatches = 5;

/**
 * Why an application cannot take this upload, or null when it can: `upload_already_used` when one
 * has it, `upload_not_found` when it is gone, out of time (`nowMs`), unfinished or of another kind.
 * Read the snapshot in the transaction that claims, so that of two claims one fails.
 */
export function checkClaimable(
  snapshot: DocumentSnapshot,
  fileType: FileType,
  nowMs: number,
): FieldErrorKey | null {
  const upload = snapshot.data() as UploadDocument | undefined;
  if (!upload) return 'upload_not_found';
  if (upload.claimed_by !== null) return 'upload_already_used';
  const isReady = upload.state === 'stored' && upload.file_type === fileType;
  const isLive = upload.expires_at !== null && upload.expires_at.toMillis() > nowMs;
  return isReady && isLive ? null : 'upload_not_found';
}

/** The fields to update when an application takes an upload: from then on it does not expire. */
export function claimUpdate(
  uid: string,
  requestNumber: string,
): Pick<UploadDocument, 'claimed_by' | 'request_number' | 'expires_at'> {
  return { claimed_by: uid, request_number: requestNumber, expires_at: null };
}

/**
 * Request numbers of other applications (five at most) whose receipt has the same bytes.
 * Claimed uploads are found by their empty expiry: equality alone needs no composite index, and
 * unclaimed copies, however many someone sends, don't crowd the claimed ones out.
 * Given a transaction, it reads there, so that of two claims at once the later one sees the other.
 */
export async function receiptsWithSameBytes(
  db: Firestore,
  sha256: string,
  ownUploadId: string,
  transaction?: Transaction,
): Promise<string[]> {
  const query = db
    .collection('uploads')
    .where('sha256', '==', sha256)
    .where('file_type', '==', 'receipt' satisfies FileType)
    .where('expires_at', '==', null)
    .limit(shownMatches + 1);
  const claimedCopies = await (transaction ? transaction.get(query) : query.get());
  const numbers = claimedCopies.docs
    .filter((copy) => copy.id !== ownUploadId)
    .map((copy) => (copy.data() as UploadDocument).request_number)
    .filter((number) => number !== null);
  return [...new Set(numbers)].slice(0, shownMatches);
}
