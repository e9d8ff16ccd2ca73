import { randomBytes } from 'node:crypto';
import type { FileType } from '@fanclub/contract/uploads/file-rules';
import { buildPassportImage, buildReceiptImage } from '@fanclub/stories/tools/pictures';
import { serverContext } from '../src/platform/context.ts';
import { saveObject } from '../src/platform/object-store.ts';
import { randomId } from '../src/platform/random.ts';
import { timestampOf } from '../src/platform/time.ts';
import type { Member } from '../src/repositories/member.ts';
import { type UploadDocument, uploadDoc } from '../src/repositories/uploads.ts';

const drawn: Partial<Record<FileType, Promise<Buffer>>> = {};

/** Returns an image of this kind, which is created once per process. */
function pictureOf(fileType: FileType): Promise<Buffer> {
  drawn[fileType] ??= fileType === 'receipt' ? buildReceiptImage() : buildPassportImage();
  return drawn[fileType];
}

/**
 * Stores an image with its row, as one that this member's application has claimed; returns its id. The hash in the
 * row is random, so that no two applications seem to have the same receipt.
 */
export async function storeUpload(
  { id: claimed_by, request_number }: Pick<Member, 'id' | 'request_number'>,
  file_type: FileType,
): Promise<string> {
  const { db, bucket, now } = serverContext();
  const id = randomId();
  const bytes = await pictureOf(file_type);
  const row: UploadDocument = {
    file_type,
    state: 'stored',
    object_path: `uploads/${randomId()}.jpg`,
    content_type: 'image/jpeg',
    size: bytes.length,
    sha256: randomBytes(32).toString('hex'),
    claimed_by,
    request_number,
    family: claimed_by,
    created_at: timestampOf(now()),
    expires_at: null,
  };
  await Promise.all([
    uploadDoc(db, id).create(row),
    saveObject(bucket(), row.object_path, bytes, row.content_type),
  ]);
  return id;
}
