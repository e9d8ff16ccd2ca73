import { type FieldItem, fieldItems } from '@fanclub/contract/members/review-items';
import { timestampOf } from '#platform/time';
import type { ItemAnswer } from '#repositories/application';
import type { Member, MemberDocument } from '#repositories/member';
import { searchKeysOf } from '#repositories/search-keys';
import type { Personal } from './merge-personal.ts';
import { wantedNameAfter } from './wanted-name.ts';

/** Returns the names of the personal fields whose values differ. */
export const changedFields = (member: Personal, personal: Personal): FieldItem[] =>
  fieldItems.filter((field) => personal[field] !== member[field]);

/**
 * Returns the changes of a member's row when the member replies to a rejection or to a request for items: the new
 * values and, for the reviewer, the earlier values with the reason and the date. The request is removed, and a rejected
 * application is under review again. A pure function.
 */
export function answeredReview(
  member: Member,
  personal: Personal,
  now: Date,
): Partial<MemberDocument> {
  const isRejected = member.request_status === 'rejected';
  const at = timestampOf(now);
  const answered: ItemAnswer = {
    at,
    asked_at: member.requested?.at ?? member.decided_at ?? member.submitted_at,
    was_rejected: isRejected,
    items: member.requested?.items ?? [],
    note: isRejected ? member.rejection_reason : (member.requested?.note ?? null),
    changes: changedFields(member, personal).map((field) => ({
      field,
      before: member[field],
      after: personal[field],
    })),
  };
  return {
    ...personal,
    search_keys: searchKeysOf({ ...member, ...personal }),
    requested: null,
    answered,
    wanted_name: wantedNameAfter(member, changedFields(member, personal)),
    ...(isRejected && {
      request_status: 'submitted',
      submitted_at: at,
      decided_at: null,
      rejection_reason: null,
      last_decision: null,
    }),
  };
}
