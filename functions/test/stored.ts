import { putFields as putStored, storedFields } from '@fanclub/stories/tools/stored-fields';
import { serverContext } from '#platform/context';
import {
  type ApplicationDocument,
  applicationDoc,
  applicationsOf,
} from '#repositories/applications';
import type { Member, MemberDocument } from '#repositories/member';
import { membersFrom, personDoc, personsOf } from '#repositories/members';
import type { Payment, PaymentDocument } from '#repositories/payments';
import { adoptUploads } from '#repositories/sent-uploads';
import { type UploadDocument, uploadIdOf } from '#repositories/uploads';
import { testDb } from './firebase.ts';

/** Reads the fields of a member with the present application; undefined if there is none. */
export async function storedMember(member: { id: string }): Promise<MemberDocument | undefined> {
  return (await storedFields(member)) as MemberDocument | undefined;
}

/** Overwrites fields of a member. A key can name a field in a map, for example `merge.due`. */
export const putFields = (
  member: { id: string },
  fields: Partial<MemberDocument> & { [path: `${string}.${string}`]: unknown },
) => putStored(member, fields);

/** Reads the members who have this value in this field. */
export async function storedMembers(
  field: 'email' | 'guardian_id',
  value: unknown,
): Promise<Member[]> {
  const { docs } = await personsOf(testDb()).where(field, '==', value).get();
  return membersFrom(testDb(), testDb(), docs);
}

/** Reads all applications of a member, the first season first. */
export async function storedApplications({ id }: { id: string }): Promise<ApplicationDocument[]> {
  const { docs } = await applicationsOf(testDb()).where('member', '==', id).get();
  return docs.map((row) => row.data()).sort((a, b) => a.season.localeCompare(b.season));
}

/** Reads a member's applications for earlier seasons, the first season first. */
export async function storedSeasons(member: { id: string }): Promise<ApplicationDocument[]> {
  const present = (await storedFields(member))?.request_number;
  const all = await storedApplications(member);
  return all.filter(({ request_number }) => request_number !== present);
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

/** Stores an earlier, approved application of a member: the present one with these fields in place of its own. */
export async function storeEarlier(
  { id }: { id: string },
  changes: Partial<ApplicationDocument> & Pick<ApplicationDocument, 'request_number' | 'season'>,
): Promise<void> {
  const person = personDoc(testDb(), id);
  const { latest, applications = [] } = (await person.get()).data() ?? {};
  const present = (await applicationDoc(testDb(), latest?.request_number ?? '').get()).data();
  const { request_number, season, told_number = null } = changes;
  await applicationDoc(testDb(), request_number).create({
    ...(present as ApplicationDocument),
    told_number,
    request_status: 'approved',
    ...changes,
  });
  const own = { request_number, season, told_number };
  await person.update({
    applications: [...applications, own].sort((a, b) => a.season.localeCompare(b.season)),
  });
}
