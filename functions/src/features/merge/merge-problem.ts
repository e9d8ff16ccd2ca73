import type { MergeProblem } from '@fanclub/contract/merge/routes';
import type { Member } from '#repositories/member';

/** Two members in the roles that a merge gives them. */
export interface MergePair {
  stays: Member;
  goes: Member;
}

/**
 * Returns which member stays: the one with the later season, whose application is the present one, as after a renewal.
 * If both have the same season, the older row stays, but such members cannot be merged.
 */
export function pairOf(one: Member, other: Member): MergePair {
  const isOneLater =
    one.season === other.season
      ? one.created_at.toMillis() <= other.created_at.toMillis()
      : one.season > other.season;
  return isOneLater ? { stays: one, goes: other } : { stays: other, goes: one };
}

/**
 * Returns why two members cannot be merged, or null; a pure function. Each season can have only one application, and
 * families are not moved. The application of the member who goes becomes an earlier one, so it must be decided, and the
 * club must owe this member nothing, as before a renewal.
 */
export function mergeProblem({ stays, goes }: MergePair): MergeProblem | null {
  const taken = stays.applications.map(({ season }) => season);
  if (goes.applications.some(({ season }) => taken.includes(season))) {
    return 'merge_same_season';
  }
  if (stays.guardian_id !== null || goes.guardian_id !== null || goes.has_family) {
    return 'merge_family';
  }
  if (goes.request_status === 'submitted') return 'merge_under_review';
  if (goes.owes_back_since) return 'merge_owes_back';
  return null;
}
