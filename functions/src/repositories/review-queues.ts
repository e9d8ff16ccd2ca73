import {
  type QueueCondition,
  queueConditions,
  type ReviewQueue,
} from '@fanclub/contract/admin/queues';
import { reviewFlags } from '@fanclub/contract/members/states';
import { Filter, type Firestore, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { timestampOf } from '#platform/time';
import { isApplicationField } from './application.ts';
import { type ApplicationDocument, applicationsOf } from './applications.ts';
import type { Member, PersonDocument } from './member.ts';
import { applicantsFrom, membersFrom, personsOf } from './members.ts';
import type { RowQuery } from './rows.ts';

/** The time by which a queue is ordered. */
interface QueueOrder {
  timeField: string;
  direction: 'asc' | 'desc';
}

/** The row of a person with the present application, or the row of an application. */
type Listed = PersonDocument | ApplicationDocument;

/** A list of members: its query, its order, and a function that reads the members of some of its rows. */
export interface ListRows extends QueueOrder {
  rows: RowQuery<Listed>;
  membersFrom(rows: readonly QueryDocumentSnapshot<Listed>[]): Promise<Member[]>;
}

/** Returns a list of persons, each with the present application. */
export const personRows = (
  db: Firestore,
  rows: RowQuery<PersonDocument>,
  order: QueueOrder,
): ListRows => ({
  rows: rows as unknown as RowQuery<Listed>,
  membersFrom: (found) => membersFrom(db, db, found as QueryDocumentSnapshot<PersonDocument>[]),
  ...order,
});

/** Returns a list of applications, each with its person. A person with several of them is listed once. */
const applicationRows = (
  db: Firestore,
  rows: RowQuery<ApplicationDocument>,
  order: QueueOrder,
): ListRows => ({
  rows: rows as unknown as RowQuery<Listed>,
  membersFrom: async (found) => {
    const all = await applicantsFrom(db, found as QueryDocumentSnapshot<ApplicationDocument>[]);
    return all.filter(({ id }, i) => all.findIndex((other) => other.id === id) === i);
  },
  ...order,
});

const longestWaiting: QueueOrder = { timeField: 'submitted_at', direction: 'asc' };

const otherOrders: Partial<Record<ReviewQueue, QueueOrder>> = {
  waiting: { timeField: 'requested.at', direction: 'asc' },
  rest_open: { timeField: 'owes_since', direction: 'asc' },
  unseen: { timeField: 'statement_due', direction: 'asc' },
  names: { timeField: 'wanted_name.at', direction: 'asc' },
  deletion: { timeField: 'delete_requested_at', direction: 'asc' },
  rejected: { timeField: 'latest.decided_at', direction: 'desc' },
};

export const queueOrder = (queue: ReviewQueue): QueueOrder => otherOrders[queue] ?? longestWaiting;

/** The queues whose conditions are on persons and their present applications. All others are on applications. */
const ofPersons: readonly ReviewQueue[] = ['rest_open', 'names', 'deletion', 'rejected'];
export const isOfPersons = (queue: ReviewQueue) => ofPersons.includes(queue);

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
  const pathOf = (field: string) =>
    isOfPersons(queue) && isApplicationField(field) ? `latest.${field}` : field;
  return queueConditions[queue].map((all) =>
    all.map((condition) => {
      const [field, ...rest] = storedCondition(condition, adminEmail);
      return [pathOf(field), ...rest];
    }),
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
export function queueRows(db: Firestore, queue: ReviewQueue, adminEmail: string): ListRows {
  const lists = storedConditions(queue, adminEmail).map((all) =>
    Filter.and(...all.map((condition) => Filter.where(...condition))),
  );
  const filter = Filter.or(...lists);
  return isOfPersons(queue)
    ? personRows(db, personsOf(db).where(filter), queueOrder(queue))
    : applicationRows(db, applicationsOf(db).where(filter), queueOrder(queue));
}
