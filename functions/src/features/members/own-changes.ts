import type { FieldItem } from '@fanclub/contract/members/review-items';
import { timestampOf } from '#platform/time';
import type { Member } from '#repositories/member';
import type { OwnChange } from '#repositories/person';

/**
 * Merges earlier and later changes of fields. If both have a field, the earlier change is kept, because it has the
 * value from before all changes.
 */
export function mergeOwnChanges(earlier: OwnChange[], later: OwnChange[]): OwnChange[] {
  const isNew = ({ field }: OwnChange) => !earlier.some((change) => change.field === field);
  return [...earlier, ...later.filter(isNew)];
}

/**
 * Returns the list of own changes with these fields added. The list of an approved member stays as it is, because
 * nobody reviews changes of approved members.
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
