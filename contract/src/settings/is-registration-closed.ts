import type { PublicSettings } from './public-settings.ts';

/** Returns true if the deadline has passed and is enforced. */
export function isRegistrationClosed({
  enforce_deadline,
  deadline_passed,
}: Pick<PublicSettings, 'enforce_deadline' | 'deadline_passed'>): boolean {
  return enforce_deadline && deadline_passed;
}
