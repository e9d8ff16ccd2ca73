import { getFile, uploadDocument } from '@fanclub/contract/uploads/routes';
import { call } from '@fanclub/stories/tools/call';
import { buildReceiptImage } from '@fanclub/stories/tools/pictures';
import { uploadIdOf } from '#repositories/uploads';

/** A picture as a form carries it. */
export const imageBlob = (bytes: Buffer, type = 'image/jpeg') =>
  new Blob([new Uint8Array(bytes)], { type });

/** Sends a document as a member does; the picture of a receipt where none is given. */
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

/** Asks for an image at its address. */
export const readDocument = (fileUrl: string, token?: string) =>
  call(getFile, { params: { id: uploadIdOf(fileUrl) }, token });
