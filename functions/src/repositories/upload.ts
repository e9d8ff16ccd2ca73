import type { FileType } from '@fanclub/contract/uploads/file-rules';
import { fileUrlPrefix } from '@fanclub/contract/uploads/file-rules';
import type { Firestore, Timestamp } from 'firebase-admin/firestore';

/**
 * `uploads/{id}`: one stored image. The row is written before the object and marked `stored`
 * after it, so that a crash leaves nothing the clean-up could not find.
 */
export interface UploadDocument {
  file_type: FileType;
  /** `removing`: nobody's any more; the object goes, then the row. */
  state: 'storing' | 'stored' | 'removing';
  /** Path of the object in the bucket. */
  object_path: string;
  content_type: 'image/jpeg' | 'image/png';
  size: number;
  /** SHA-256 of the bytes as they were sent, to notice a receipt used twice. */
  sha256: string;
  /** The member it belongs to; null until a registration claims it. */
  claimed_by: string | null;
  request_number: string | null;
  created_at: Timestamp;
  /** When an unclaimed upload goes; null once claimed. */
  expires_at: Timestamp | null;
}

export function uploadDoc(db: Firestore, id: string) {
  return db.collection('uploads').doc(id);
}

/** The upload id inside a `file_url` that the contract's pattern has accepted. */
export function uploadIdOf(fileUrl: string): string {
  return fileUrl.slice(fileUrlPrefix.length);
}

export function fileUrlOf(uploadId: string): string {
  return `${fileUrlPrefix}${uploadId}`;
}
