import { AppError } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { findDependants } from '#repositories/families';
import type { Member } from '#repositories/member';
import { deleteMember } from './delete-member.ts';
import type { Deletion } from './delete-member-row.ts';

/**
 * Deletes a member and all dependants: first each dependant, then the member. If a run dies, no dependant is left
 * without a guardian, and a repeated call deletes who is left. Throws `family_remains` if a dependant was added
 * meanwhile.
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
    // A dependant who has an account of their own by now is not part of the family any longer.
    const isWard = ({ guardian_id }: Member) => guardian_id === memberId;
    const deletion = deleteMember(context, adminEmail, id, isWard);
    // If another run has deleted the dependant meanwhile, that is no error.
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
