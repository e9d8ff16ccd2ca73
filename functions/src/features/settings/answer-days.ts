import { invalidFields } from '#platform/app-error';
import type { ClubSettings } from '#repositories/club-settings';

const names = ['answer_days_from', 'answer_days_to'] as const;

/** Refuses a range of answer days that ends before it begins, with an error at the changed fields. */
export function requirePossibleAnswerDays(
  stored: ClubSettings,
  given: Partial<ClubSettings>,
): void {
  const { answer_days_from: from, answer_days_to: to } = { ...stored, ...given };
  const changed = names.filter((name) => name in given);
  if (changed.length === 0 || Number(from) <= Number(to)) return;
  throw invalidFields(Object.fromEntries(changed.map((name) => [name, 'number_out_of_range'])));
}
