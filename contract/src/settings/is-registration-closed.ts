import type { PublicSettings } from './public-settings.ts';

/** True where the deadline has passed and nobody who comes later is taken. */
export function isRegistrationClosed({
  enforce_deadline,
  deadline_passed,
}: Pick<PublicSettings, 'enforce_deadline' | 'deadline_passed'>): boolean {
  return enforce_deadline && deadline_passed;
}
