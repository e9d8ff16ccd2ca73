import type { AdminRole } from '@fanclub/contract/admin/roles';
import { type Caller, emailOf } from '#pipeline/caller';
import { AppError } from '#platform/app-error';

/** Answers only for the token's own e-mail. The answer for an admin contains the role. */
export function checkAdmin(
  caller: Caller,
  email: string | undefined,
): { is_admin: boolean; role?: AdminRole; reason?: string } {
  if (email !== undefined && email.trim().toLowerCase() !== emailOf(caller)) {
    throw new AppError('forbidden');
  }
  if (caller.kind === 'admin') return { is_admin: true, role: caller.role };
  return { is_admin: false, reason: 'not_an_admin' };
}
