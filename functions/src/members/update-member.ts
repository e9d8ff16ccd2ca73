import type { Firestore } from 'firebase-admin/firestore';
import { AppError } from '#http/app-error';
import type { MemberDocument } from './member.ts';
import { memberDoc } from './member-repository.ts';

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
