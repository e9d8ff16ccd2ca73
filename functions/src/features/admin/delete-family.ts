import { AppError } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { findDependants } from '#repositories/families';
import type { Member } from '#repositories/member';
import { type Deletion, deleteMember } from './delete-member.ts';

/**
 * Deletes a member and everybody whom the member answers for, each whole and the member last: a run that
 * dies leaves nobody without a guardian, and the next one goes on. Throws `family_remains` where somebody
 * was added meanwhile.
 */
export async function deleteFamily(
  context: ServerContext,
  adminEmail: string,
  memberId: string,
): Promise<Deletion> {
  const records: Record<string, number> = {};
  const files: string[] = [];
  const add = (deletion: Deletion) => {
    files.push(...deletion.files);
    for (const [name, count] of Object.entries(deletion.records)) {
      records[name] = (records[name] ?? 0) + count;
    }
  };
  for (const { id } of await findDependants(context.db, memberId)) {
    // Who has an account of their own by now is nobody's family any more.
    const isWard = ({ guardian_id }: Member) => guardian_id === memberId;
    const deletion = deleteMember(context, adminEmail, id, isWard);
    // Another run has done it.
    add(await deletion.catch(nothingIfGone));
  }
  add(await deleteMember(context, adminEmail, memberId));
  return { records, files };
}

function nothingIfGone(error: unknown): Deletion {
  if (error instanceof AppError && error.code === 'user_not_found')
    return { records: {}, files: [] };
  throw error;
}
