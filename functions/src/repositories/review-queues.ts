import {
  type QueueCondition,
  queueConditions,
  type ReviewQueue,
} from '@fanclub/contract/admin/queues';
import { reviewFlags } from '@fanclub/contract/members/states';
import { Filter, type Firestore } from 'firebase-admin/firestore';
import { timestampOf } from '#platform/time';
import type { MemberDocument } from './member.ts';
import { membersOf } from './members.ts';
import type { RowQuery } from './rows.ts';

/** The time by which a queue is ordered. */
interface QueueOrder {
  timeField: string;
  direction: 'asc' | 'desc';
}

/** A queue of the review: its query and its order. */
export interface QueueRows extends QueueOrder {
  rows: RowQuery<MemberDocument>;
}

const longestWaiting: QueueOrder = { timeField: 'submitted_at', direction: 'asc' };

const otherOrders: Partial<Record<ReviewQueue, QueueOrder>> = {
  waiting: { timeField: 'requested.at', direction: 'asc' },
  rest_open: { timeField: 'owes_since', direction: 'asc' },
  unseen: { timeField: 'statement_due', direction: 'asc' },
  names: { timeField: 'wanted_name.at', direction: 'asc' },
  deletion: { timeField: 'delete_requested_at', direction: 'asc' },
  rejected: { timeField: 'decided_at', direction: 'desc' },
};

export const queueOrder = (queue: ReviewQueue): QueueOrder => otherOrders[queue] ?? longestWaiting;

const ever = timestampOf(0);

type StoredCondition = [
  field: string,
  op: '==' | 'in' | '>' | '<=' | 'array-contains-any',
  value: unknown,
];

/**
 * Returns the conditions of a queue on stored rows: a row is in the queue if it meets all conditions of at least
 * one list.
 */
export function storedConditions(queue: ReviewQueue, adminEmail: string): StoredCondition[][] {
  return queueConditions[queue].map((all) =>
    all.map((condition) => storedCondition(condition, adminEmail)),
  );
}

/** The stored times of the fields that a row shows in another form. */
const storedTimes: Partial<Record<QueueCondition['field'], string>> = {
  is_asked: 'requested.at',
  wanted_name: 'wanted_name.at',
  owes: 'owes_since',
};

/** Firestore expresses "not null" as a range, and the order must then be on the same field. */
const isSet = (field: QueueCondition['field']): StoredCondition => [
  storedTimes[field] ?? field,
  '>',
  ever,
];

function storedCondition(
  { field, op, value }: QueueCondition,
  adminEmail: string,
): StoredCondition {
  switch (op) {
    case 'oneOf':
      return [field, 'in', value];
    case 'past':
      return [field, '<=', timestampOf(new Date())];
    case 'present':
      return field === 'flags' ? [field, 'array-contains-any', [...reviewFlags]] : isSet(field);
    case 'is':
      if (field === 'has_receipt') return ['receipt_upload', '==', null];
      if (field === 'is_asked') return value ? isSet(field) : ['requested', '==', null];
      return [field, '==', field === 'handled_by' ? adminEmail : value];
  }
}

/** Returns the query for the members in a queue, as this admin sees it, and its order. */
export function queueRows(db: Firestore, queue: ReviewQueue, adminEmail: string): QueueRows {
  const lists = storedConditions(queue, adminEmail).map((all) =>
    Filter.and(...all.map((condition) => Filter.where(...condition))),
  );
  return { rows: membersOf(db).where(Filter.or(...lists)), ...queueOrder(queue) };
}
