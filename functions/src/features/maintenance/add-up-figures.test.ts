import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import type { AuditRow } from '#repositories/audit';
import { type Added, createSums, hoursAt } from './add-up-figures.ts';

const now = new Date('2026-11-22T12:00:00Z');
const at = (text: string) => Timestamp.fromDate(new Date(text));
const build = (change: Partial<Added> = {}) =>
  ({
    season: '2026/27',
    pack_type: 'base',
    payment_method: 'euro',
    euro_payment_method: 'revolut',
    country: 'IT',
    is_paid: true,
    received: { EUR: 10, IRR: 0 },
    is_renewal: false,
    submitted_at: at('2026-11-20T12:00:00Z'),
    decided_at: null,
    last_decision: null,
    ...change,
  }) as Added;

function sumsOf(members: Added[], decisions: Partial<AuditRow>[] = []) {
  const sums = createSums(now);
  for (const member of members) sums.addApplication(member);
  for (const row of decisions) sums.addDecision(row as AuditRow);
  return sums.total();
}

it('the figures count applications and what was received, to the cent, euro and rial apart', () => {
  const part = build({ is_paid: false, received: { EUR: 7, IRR: 0 } });
  const rial = build({
    payment_method: 'rial',
    euro_payment_method: null,
    received: { EUR: 0, IRR: 400 },
  });
  const { package: packages, method } = sumsOf([build(), build(), part, rial]);
  expect(packages).toEqual([
    { name: 'base', applications: 4, paid: 3, received: { EUR: 27, IRR: 400 } },
  ]);
  expect(method).toEqual([
    { name: 'revolut', applications: 3, paid: 2, received: { EUR: 27, IRR: 0 } },
    { name: 'rial', applications: 1, paid: 1, received: { EUR: 0, IRR: 400 } },
  ]);
});

it('the figures count a day where the club is, and no day before the ninety', () => {
  const { days } = sumsOf([
    build({ submitted_at: at('2026-11-20T20:29:00Z') }),
    build({ submitted_at: at('2026-11-20T20:31:00Z') }),
    build({ submitted_at: at('2026-01-01T00:00:00Z') }),
  ]);
  expect(days.map(({ name, applications }) => [name, applications])).toEqual([
    ['2026-11-20', 1],
    ['2026-11-21', 1],
  ]);
});

it('the figures tell who renewed from who is new', () => {
  const { kind } = sumsOf([build(), build({ is_renewal: true }), build()]);
  expect(kind.map(({ name, applications }) => [name, applications])).toEqual([
    ['new', 2],
    ['renewed', 1],
  ]);
});

it('the figures tell who decided how often, and nothing of what was taken back or no admin did', () => {
  const by = (
    admin_email: string | null,
    action: AuditRow['action'],
    member_hash: string | null = 'sara',
  ) => ({ admin_email, action, member_hash });
  const { admins } = sumsOf(
    [],
    [
      by('b@c.it', 'reject'),
      by('a@c.it', 'approve', 'nora'),
      by('b@c.it', 'undo'),
      by('a@c.it', 'request_items'),
      by('a@c.it', 'approve'),
      by(null, 'reject'),
      by('b@c.it', 'reject', 'lia'),
    ],
  );
  expect(admins).toEqual([
    { admin_email: 'b@c.it', approved: 0, rejected: 2, asked: 0 },
    { admin_email: 'a@c.it', approved: 1, rejected: 0, asked: 1 },
  ]);
});

it.each([
  [0.5, 5.5],
  [0.9, 9.1],
])('the figures know the wait that %d of all did not exceed', (share, hours) => {
  const waits = Array.from({ length: 10 }, (_, i) => (10 - i) * 3_600_000);
  expect(hoursAt(waits, share)).toBe(hours);
  expect(hoursAt(waits.slice(0, 4), share)).toBeNull();
});
