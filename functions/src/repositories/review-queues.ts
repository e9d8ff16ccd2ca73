import type { ReviewQueue } from '@fanclub/contract/admin/queues';
import { reviewFlags } from '@fanclub/contract/members/review-flags';
import { Filter, type Firestore } from 'firebase-admin/firestore';
import { timestampOf } from '#platform/time';
import type { MemberDocument } from './member.ts';
import { membersOf } from './members.ts';
import type { RowQuery } from './rows.ts';

/** A queue of the review, and by which time its order goes. */
export interface QueueRows {
  rows: RowQuery<MemberDocument>;
  timeField: string;
  direction: 'asc' | 'desc';
}

const ever = timestampOf(0);

/** With a flag while it is decided on, or with one that came after the approval and was not looked at. */
const underReviewOrLate = () =>
  Filter.or(
    Filter.and(
      Filter.where('request_status', '==', 'submitted'),
      Filter.where('flags', 'array-contains-any', [...reviewFlags]),
    ),
    Filter.and(
      Filter.where('request_status', '==', 'approved'),
      Filter.where('flagged_since_decision', '==', true),
    ),
  );

/** What a queue holds for this admin: single rows are read by no other condition than the index's. */
export function queueRows(db: Firestore, queue: ReviewQueue, adminEmail: string): QueueRows {
  const members = membersOf(db);
  const submitted = members.where('request_status', '==', 'submitted');
  const waitingLongest = (rows: RowQuery<MemberDocument>, timeField = 'submitted_at') => ({
    rows,
    timeField,
    direction: 'asc' as const,
  });
  switch (queue) {
    case 'to_review':
      return waitingLongest(submitted.where('requested', '==', null));
    case 'waiting':
      return waitingLongest(submitted.where('requested.at', '>', ever), 'requested.at');
    case 'flagged':
      return waitingLongest(members.where(underReviewOrLate()));
    case 'no_receipt':
      return waitingLongest(submitted.where('receipt_upload', '==', null));
    case 'unconfirmed':
      return waitingLongest(submitted.where('email_confirmed_at', '==', null));
    case 'rest_open':
      return waitingLongest(
        members
          .where('request_status', '==', 'approved')
          .where('is_paid', '==', false)
          .where('decided_at', '>', ever),
        'decided_at',
      );
    case 'deletion':
      return waitingLongest(members.where('delete_requested_at', '>', ever), 'delete_requested_at');
    case 'rejected':
      return {
        rows: members.where('request_status', '==', 'rejected'),
        timeField: 'decided_at',
        direction: 'desc',
      };
    case 'mine':
      return waitingLongest(
        members
          .where('handled_by', '==', adminEmail)
          .where('request_status', 'in', ['submitted', 'rejected']),
      );
  }
}
