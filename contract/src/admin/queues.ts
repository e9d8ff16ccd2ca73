import type { MemberRow } from '../members/admin-member.ts';

/** The field that a condition tests: a field of `MemberRow`, or the admin who handled the application last. */
type Field =
  | Extract<
      keyof MemberRow,
      | 'request_status'
      | 'is_asked'
      | 'flags'
      | 'flagged_since_decision'
      | 'has_receipt'
      | 'owes'
      | 'delete_requested_at'
      | 'wanted_name'
      | 'statement_due'
    >
  | 'handled_by';

/** One condition of a queue. The value `asker` of `handled_by` stands for the e-mail address of the calling admin. */
export interface QueueCondition {
  field: Field;
  /** `present` means that the value is neither null nor an empty list, `past` that it is a time before now. */
  op: 'is' | 'oneOf' | 'present' | 'past';
  value: string | boolean | null | readonly string[];
}

const is = (field: Field, value: string | boolean | null): QueueCondition => ({
  field,
  op: 'is',
  value,
});
const present = (field: Field): QueueCondition => ({ field, op: 'present', value: true });

const submitted = is('request_status', 'submitted');
const approved = is('request_status', 'approved');

/**
 * The queues of the review, in the order of the panel. A queue has one or more lists of conditions; a member is in the
 * queue if all conditions of at least one list hold. The server queries by these conditions. The panel uses them to
 * find out whether a member leaves the list that is on screen.
 */
const table = {
  /** Applications under review whose member has not been asked to replace or correct anything. */
  to_review: [[submitted, is('is_asked', false)]],
  /** Applications whose member was asked to replace or correct something and has not done so yet. */
  waiting: [[submitted, is('is_asked', true)]],
  /**
   * Applications under review that have a flag, and approved applications with a new flag: one that came after the
   * approval and that no admin has looked at.
   */
  flagged: [
    [submitted, present('flags')],
    [approved, is('flagged_since_decision', true)],
  ],
  no_receipt: [[submitted, is('has_receipt', false)]],
  /** Members who owe money for any season, as in the list "Open" of the section "Money". */
  rest_open: [[present('owes')]],
  /**
   * Approved members whose payment was confirmed by a receipt or a note so long ago that a bank statement should have
   * shown the payment.
   */
  unseen: [[approved, { field: 'statement_due', op: 'past', value: true }]],
  /** Members who want another name. */
  names: [[present('wanted_name')]],
  /** Members who asked to be deleted. */
  deletion: [[present('delete_requested_at')]],
  rejected: [[is('request_status', 'rejected')]],
  /** Applications, renewals included, that are not approved and that the calling admin was the last to handle. */
  mine: [
    [
      is('handled_by', 'asker'),
      { field: 'request_status', op: 'oneOf', value: ['submitted', 'rejected'] },
    ],
  ],
} satisfies Record<string, QueueCondition[][]>;

export type ReviewQueue = keyof typeof table;
export const reviewQueues = Object.keys(table) as ReviewQueue[];
export const queueConditions: Readonly<
  Record<ReviewQueue, readonly (readonly QueueCondition[])[]>
> = table;

/**
 * Returns true if a member belongs to a queue. `MemberRow` does not contain the admin who handled it last, so a
 * condition on `handled_by` counts as met.
 */
export function isInQueue(queue: ReviewQueue, member: MemberRow): boolean {
  return queueConditions[queue].some((all) => all.every((condition) => meets(member, condition)));
}

function meets(member: MemberRow, { field, op, value }: QueueCondition): boolean {
  if (field === 'handled_by') return true;
  const held = member[field];
  if (op === 'present') return Array.isArray(held) ? held.length > 0 : held !== null;
  if (op === 'past') return typeof held === 'string' && Date.parse(held) <= Date.now();
  return op === 'is' ? held === value : (value as readonly unknown[]).includes(held);
}
