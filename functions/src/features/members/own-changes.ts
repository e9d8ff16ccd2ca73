import type { FieldItem } from '@fanclub/contract/members/review-items';
import { timestampOf } from '#platform/time';
import type { Member, OwnChange } from '#repositories/member';

/** Merges earlier and later changes. If both contain a field, the earlier value counts. */
export function mergeOwnChanges(earlier: OwnChange[], later: OwnChange[]): OwnChange[] {
  const isNew = ({ field }: OwnChange) => !earlier.some((change) => change.field === field);
  return [...earlier, ...later.filter(isNew)];
}

/**
 * Returns the own changes to keep in an applicant's row, with these fields added. An approved member's row keeps
 * its list, since nobody reviews the changes.
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
