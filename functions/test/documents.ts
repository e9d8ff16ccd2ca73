import { getFile, uploadDocument } from '@fanclub/contract/uploads/routes';
import { call } from '@fanclub/stories/tools/call';
import { buildReceiptImage } from '@fanclub/stories/tools/pictures';
import { uploadIdOf } from '#repositories/uploads';

/** Returns an image in the form in which a browser sends a file. */
export const imageBlob = (bytes: Buffer, type = 'image/jpeg') =>
  new Blob([new Uint8Array(bytes)], { type });

/** Uploads a document as a member does; by default an image of a receipt. */
export async function sendDocument(
  { id, token }: { id: string; token: string },
  fileType: 'receipt' | 'passport',
  bytes?: Buffer,
) {
  return call(uploadDocument, {
    token,
    body: { user_id: id, file_type: fileType },
    files: { file: imageBlob(bytes ?? (await buildReceiptImage())) },
  });
}

/** Requests an image by its URL. */
export const readDocument = (fileUrl: string, token?: string) =>
  call(getFile, { params: { id: uploadIdOf(fileUrl) }, token });
