import type { MemberDocument } from '#repositories/member';
import { type UploadDocument, uploadIdOf } from '#repositories/uploads';
import { testDb } from './firebase.ts';

/** A member's record as it lies in the store; undefined where there is none. */
export async function storedMember({ id }: { id: string }): Promise<MemberDocument | undefined> {
  return (await testDb().doc(`members/${id}`).get()).data() as MemberDocument | undefined;
}

/** The same of the upload that has this address. */
export async function storedUpload(fileUrl: string): Promise<UploadDocument | undefined> {
  const row = await testDb()
    .doc(`uploads/${uploadIdOf(fileUrl)}`)
    .get();
  return row.data() as UploadDocument | undefined;
}
