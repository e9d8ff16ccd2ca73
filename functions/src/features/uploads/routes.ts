import type * as contract from '@fanclub/contract/uploads/routes';
import { FileAnswer, type HandlersOf } from '#pipeline/handler';
import type { ReceivedFile } from '#pipeline/read-multipart';
import { fileUrlOf, uploadIdOf } from '#repositories/uploads';
import { readFile } from './read-file.ts';
import { removeUpload } from './remove-upload.ts';
import { storeUpload } from './store-upload.ts';
import { uploadDocument } from './upload-document.ts';

/** `readMultipart` answers only forms whose every file part is there. */
const fileOf = (files: Record<string, ReceivedFile>) => files.file as ReceivedFile;

export const uploadsHandlers: HandlersOf<typeof contract> = {
  uploadFile: async (request) => {
    // The request may contain a name and a method; neither is needed here.
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
    // A payment method in the request changes nothing: the due amount was settled at registration.
    const id = await uploadDocument(request.context, {
      caller: request.caller,
      memberId: request.body.user_id,
      fileType: request.body.file_type,
      bytes: fileOf(request.files).bytes,
    });
    return { success: true, file_url: fileUrlOf(id) };
  },
};
