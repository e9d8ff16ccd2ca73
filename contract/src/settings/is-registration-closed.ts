import type { PublicSettings } from './defaults.ts';

/**
 * Returns true if nobody can register now. If staff close registration early, the server sends an enforced deadline
 * that has passed.
 */
export function isRegistrationClosed({
  enforce_deadline,
  deadline_passed,
}: Pick<PublicSettings, 'enforce_deadline' | 'deadline_passed'>): boolean {
  return enforce_deadline && deadline_passed;
}
