import type * as contract from '@fanclub/contract/uploads/routes';
import { FileAnswer, type HandlersOf } from '#pipeline/handler';
import type { ReceivedFile } from '#pipeline/read-multipart';
import { fileUrlOf, uploadIdOf } from '#repositories/uploads';
import { readFile } from './read-file.ts';
import { removeUpload } from './remove-upload.ts';
import { storeUpload } from './store-upload.ts';
import { uploadDocument } from './upload-document.ts';

/** The cast is safe: `readMultipart` returns only forms that have all their file parts. */
const fileOf = (files: Record<string, ReceivedFile>) => files.file as ReceivedFile;

export const uploadsHandlers: HandlersOf<typeof contract> = {
  uploadFile: async (request) => {
    // The request may also have a file name and a payment method, which are not used.
    const { id } = await storeUpload(request.context, {
      fileType: request.body.file_type,
      bytes: fileOf(request.files).bytes,
    });
    return { file_url: fileUrlOf(id) };
  },

  removeFile: async (request) => {
    await removeUpload(request.context, uploadIdOf(request.body.file_url));
    return { success: true };
  },

  getFile: async (request) => {
    const file = await readFile(request.context, request.caller, request.params.id);
    return new FileAnswer(file.contentType, file.bytes, file.fileName);
  },

  uploadDocument: async (request) => {
    // The request may also have a payment method, which is not used, because the amount due was set at registration.
    const id = await uploadDocument(request.context, {
      caller: request.caller,
      memberId: request.body.user_id,
      fileType: request.body.file_type,
      bytes: fileOf(request.files).bytes,
    });
    return { success: true, file_url: fileUrlOf(id) };
  },
};
