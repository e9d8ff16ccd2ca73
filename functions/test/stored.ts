import { putFields as putStored, storedFields } from '@fanclub/stories/tools/stored-fields';
import { serverContext } from '#platform/context';
import type { ArchivedSeason } from '#repositories/archived-seasons';
import { type DueDocument, duesOf } from '#repositories/dues';
import type { Member, MemberDocument } from '#repositories/member';
import type { Payment, PaymentDocument } from '#repositories/payments';
import { adoptUploads } from '#repositories/sent-uploads';
import { type UploadDocument, uploadIdOf } from '#repositories/uploads';
import { testDb } from './firebase.ts';

/** Reads a member's row; undefined if there is none. */
export async function storedMember(member: { id: string }): Promise<MemberDocument | undefined> {
  return (await storedFields(member)) as MemberDocument | undefined;
}

/** Overwrites fields of a member's row. A key can name a field in a map, for example `merge.due`. */
export const putFields = (
  member: { id: string },
  fields: Partial<MemberDocument> & { [path: `${string}.${string}`]: unknown },
) => putStored(member, fields);

/** Reads the members whose row has this value in this field. */
export async function storedMembers(field: 'email' | 'guardian_id', value: unknown) {
  const { docs } = await testDb().collection('members').where(field, '==', value).get();
  return docs.map((row): Member => ({ id: row.id, ...(row.data() as MemberDocument) }));
}

/** Reads a member's applications for earlier seasons, the first season first. */
export async function storedSeasons({ id }: { id: string }): Promise<ArchivedSeason[]> {
  const { docs } = await testDb().collection(`members/${id}/seasons`).orderBy('season').get();
  return docs.map((row) => row.data() as ArchivedSeason);
}

/** Reads what is due for each of a member's applications. */
export async function storedDues({ id }: { id: string }): Promise<DueDocument[]> {
  return (await duesOf(testDb(), id).get()).docs.map((row) => row.data());
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
