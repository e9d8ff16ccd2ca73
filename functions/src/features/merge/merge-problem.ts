import type { MergeProblem } from '@fanclub/contract/merge/routes';
import type { Member } from '#repositories/member';

/** Two members in the roles that a merge gives them. */
export interface MergePair {
  stays: Member;
  goes: Member;
}

/**
 * Returns which member stays and keeps the login: the one with a mailbox, of two such members the one who has agreed to
 * the terms and so uses the login, or else the one whose application is the present one after the merge. If nothing
 * decides, the older row stays.
 */
export function pairOf(one: Member, other: Member): MergePair {
  const order =
    loginOf(other) - loginOf(one) ||
    compare(other, one) ||
    one.created_at.toMillis() - other.created_at.toMillis();
  return order <= 0 ? { stays: one, goes: other } : { stays: other, goes: one };
}

const loginOf = ({ email, legal_record }: Member) => (email === '' ? 0 : legal_record ? 2 : 1);

/** Returns the member whose application is the present one after the merge, and the other one. */
export const presentFirst = ({ stays, goes }: MergePair): [present: Member, other: Member] =>
  compare(goes, stays) > 0 ? [goes, stays] : [stays, goes];

/** Orders applications: of two seasons the later one is ahead, and of one season the approved one. */
const compare = (one: Member, other: Member): number =>
  one.season.localeCompare(other.season) || standing(one) - standing(other);
const standing = ({ request_status }: Member) => ahead.indexOf(request_status);
const ahead: Member['request_status'][] = ['rejected', 'submitted', 'approved'];

/**
 * Returns why two members cannot be merged, or null; a pure function. Families are not moved. Only the present
 * application is decided, so the other one must be decided before, as before a renewal.
 */
export function mergeProblem(pair: MergePair): MergeProblem | null {
  const { stays, goes } = pair;
  if (stays.guardian_id !== null || goes.guardian_id !== null || goes.has_family) {
    return 'merge_family';
  }
  const [, other] = presentFirst(pair);
  return other.request_status === 'submitted' ? 'merge_under_review' : null;
}
