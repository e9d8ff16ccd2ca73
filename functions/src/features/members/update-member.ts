import type { Firestore } from 'firebase-admin/firestore';
import { AppError } from '#platform/app-error';
import type { MemberDocument } from '#repositories/member';
import { memberDoc } from '#repositories/member-repository';

const notFoundGrpc = 5;

/** Sets fields that need no reading first; throws `user_not_found` where there is no such member. */
export async function updateMember(
  db: Firestore,
  uid: string,
  fields: Partial<MemberDocument>,
): Promise<void> {
  try {
    await memberDoc(db, uid).update({ ...fields });
  } catch (error) {
    const isMissing = (error as { code?: unknown }).code === notFoundGrpc;
    throw isMissing ? new AppError('user_not_found') : error;
  }
}
