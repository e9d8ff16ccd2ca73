import { isInQueue, type ReviewQueue, reviewQueues } from '@fanclub/contract/admin/queues';
import { requestStatuses } from '@fanclub/contract/members/states';
import { expect, it } from 'vitest';
import { type Timestamp, timestampOf } from '#platform/time';
import type { Member } from '#repositories/member';
import { storedConditions } from '#repositories/review-queues';
import { presentMemberForAdmin } from '../members/present-member-for-admin.ts';

const admin = 'admin@example.com';
const now = timestampOf(new Date('2026-11-20T12:00:00Z'));
const asked = { at: now, items: ['phone'], note: null, mail_id: null };

/** For each field of a row that the queues' conditions read, all values that it can have. */
const heldBy = {
  request_status: requestStatuses,
  requested: [null, asked],
  flags: [[], ['similar_person']],
  flagged_since_decision: [false, true],
  receipt_upload: [null, 'receipt'],
  email_confirmed_at: [null, now],
  owes_since: [null, now],
  delete_requested_at: [null, now],
  wanted_name: [null, { at: now }],
  statement_due: [null, now, timestampOf(new Date('2999-01-01'))],
} satisfies Partial<Record<keyof Member, readonly unknown[]>>;

type Row = Record<string, unknown>;

/** One row for each combination of the values in `heldBy`. */
const rows = Object.entries<readonly unknown[]>(heldBy)
  .reduce<Row[]>(
    (built, [field, values]) =>
      built.flatMap((row) => values.map((value) => ({ ...row, [field]: value }))),
    [
      {
        created_at: now,
        submitted_at: now,
        handled_by: admin,
        applications: [],
        memberships: [],
        own_changes: [],
        open_dues: [],
        over_dues: [],
        owes: { EUR: 1500, IRR: 0 },
      },
    ],
  )
  // Every row is written with both fields (`accountAfter`).
  .map((row) => ({ ...row, is_owing: row.owes_since !== null }))
  // Some queues are queries of persons, which find the present application by its copies.
  .map((row) => ({ ...row, latest: row }));

/** True if Firestore would find the row for this queue; evaluates the query operators as Firestore does. */
function isFound(row: Row, queue: ReviewQueue): boolean {
  return storedConditions(queue, admin).some((all) =>
    all.every(([path, op, value]) => {
      const held = path.split('.').reduce<unknown>((at, name) => (at as Row | null)?.[name], row);
      if (op === '==') return held === value;
      if (op === '>') return held != null;
      if (op === '<=') return held != null && (held as Timestamp) <= (value as Timestamp);
      const [list, wanted] = op === 'in' ? [[held], value] : [held, value];
      return (wanted as unknown[]).some((each) => (list as unknown[]).includes(each));
    }),
  );
}

it.each(reviewQueues)('server and panel agree on who is in the queue "%s"', (queue) => {
  const found = rows.map((row) => isFound(row, queue));
  const shown = rows.map((row) => {
    const member = presentMemberForAdmin(row as unknown as Member);
    return isInQueue(queue, member);
  });
  expect(shown).toEqual(found);
  expect(new Set(found).size).toBe(2);
});
