import { serverContext } from '#platform/context';
import type { MemberDocument } from '#repositories/member';
import type { Payment, PaymentDocument } from '#repositories/payments';
import { adoptUploads } from '#repositories/sent-uploads';
import { type UploadDocument, uploadIdOf } from '#repositories/uploads';
import { testDb } from './firebase.ts';

/** Reads a member's row; undefined if there is none. */
export async function storedMember({ id }: { id: string }): Promise<MemberDocument | undefined> {
  return (await testDb().doc(`members/${id}`).get()).data() as MemberDocument | undefined;
}

/**
 * Reads the row of an upload; undefined if there is none. If the image was sent and has no row yet, makes the row
 * first.
 */
export async function storedUpload(fileUrl: string): Promise<UploadDocument | undefined> {
  await adoptUploads(serverContext(), [uploadIdOf(fileUrl)]);
  const row = await testDb()
    .doc(`uploads/${uploadIdOf(fileUrl)}`)
    .get();
  return row.data() as UploadDocument | undefined;
}

/** Reads a member's payments, oldest first. */
export async function storedPayments({ id }: { id: string }): Promise<Payment[]> {
  const { docs } = await testDb().collection(`members/${id}/payments`).orderBy('at').get();
  return docs.map((row) => ({ id: row.id, ...(row.data() as PaymentDocument) }));
}
