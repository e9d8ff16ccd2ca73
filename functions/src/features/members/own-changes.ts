import type { FieldItem } from '@fanclub/contract/members/review-items';
import { timestampOf } from '#platform/time';
import type { Member, OwnChange } from '#repositories/member';

/** What changed in one time and in a later one: of a field the earlier value of before stands. */
export function mergeOwnChanges(earlier: OwnChange[], later: OwnChange[]): OwnChange[] {
  const isNew = ({ field }: OwnChange) => !earlier.some((change) => change.field === field);
  return [...earlier, ...later.filter(isNew)];
}

/**
 * What a row keeps of an applicant's own changes, with these fields among them now. Of an approved
 * member nothing is kept: nobody reviews it.
 */
export function ownChangesWith(
  member: Member,
  fields: readonly FieldItem[],
  now: Date,
): OwnChange[] {
  if (member.request_status === 'approved') return member.own_changes;
  const at = timestampOf(now);
  const changes = fields.map((field) => ({ field, before: member[field], at }));
  return mergeOwnChanges(member.own_changes, changes);
}
