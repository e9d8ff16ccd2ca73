import { type Caller, emailOf } from '#pipeline/caller';
import { AppError } from '#platform/app-error';

/** Answers only for the token's own e-mail. */
export function checkAdmin(
  caller: Caller,
  email: string | undefined,
): { is_admin: boolean; reason?: string } {
  if (email !== undefined && email.trim().toLowerCase() !== emailOf(caller)) {
    throw new AppError('forbidden');
  }
  return caller.kind === 'admin' ? { is_admin: true } : { is_admin: false, reason: 'not_an_admin' };
}
