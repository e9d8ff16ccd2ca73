import type * as contract from '@fanclub/contract/uploads/routes';
import type { Transaction } from 'firebase-admin/firestore';
import { FileAnswer, type HandlersOf } from '#pipeline/handler';
import { fileOf } from '#pipeline/read-multipart';
import { AppError } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { inTransaction } from '#platform/firebase/in-transaction';
import { readMember } from '#repositories/members';
import { adoptUploads } from '#repositories/sent-uploads';
import { fileUrlOf, readUpload, releaseUpload, uploadIdOf } from '#repositories/uploads';
import { tryDiscardUpload } from './discard-upload.ts';
import { removalProblem } from './document-policy.ts';
import { readFile } from './read-file.ts';
import { storeUpload } from './store-upload.ts';
import { attachDocument, uploadDocument } from './upload-document.ts';

export const uploadsHandlers: HandlersOf<typeof contract> = {
  uploadFile: async (request) => {
    // The request may also have a file name and a payment method, which are not used.
    const id = await storeUpload(request.context, {
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

  attachDocument: async ({ context, caller, body }) => {
    await attachDocument(context, {
      caller,
      memberId: body.user_id,
      fileType: body.file_type,
      uploadId: uploadIdOf(body.file_url),
    });
    return { success: true, file_url: body.file_url };
  },
};

/**
 * Removes an unclaimed upload by its URL, which only its sender has received. Throws `file_not_found` if the upload
 * does not exist. For a claimed upload the error depends on the application's state, so that a form in an old tab can
 * show a helpful message. If an application claims the upload at the same time, one of the two transactions notices the
 * other. After a crash, the maintenance or a repeated call deletes what is left of the upload.
 */
async function removeUpload(context: ServerContext, id: string): Promise<void> {
  await adoptUploads(context, [id]);
  await inTransaction(context.db, (transaction) => release(context, transaction, id));
  await tryDiscardUpload(context, id);
}

async function release(
  context: ServerContext,
  transaction: Transaction,
  id: string,
): Promise<void> {
  const { db } = context;
  const now = context.now();
  const upload = await readUpload(transaction, db, id);
  if (!upload) throw new AppError('file_not_found');
  if (upload.state === 'removing') return;
  if (upload.claimed_by !== null) {
    const member = await readMember(transaction, db, upload.claimed_by);
    throw new AppError(member ? removalProblem(member.request_status) : 'file_not_found');
  }
  const isLive = upload.expires_at !== null && upload.expires_at.toMillis() > now.getTime();
  if (upload.state !== 'stored' || !isLive) throw new AppError('file_not_found');
  releaseUpload(transaction, db, id, now);
}
