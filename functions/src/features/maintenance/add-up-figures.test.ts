import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import type { AuditRow } from '#repositories/audit';
import { type AddedMember, createSums, hoursAt } from './add-up-figures.ts';

const now = new Date('2026-11-22T12:00:00Z');
const at = (text: string) => Timestamp.fromDate(new Date(text));
const build = (change: Partial<AddedMember> = {}) =>
  ({
    created_at: at('2026-11-20T12:00:00Z'),
    season: '2026/27',
    pack_type: 'base',
    payment_method: 'euro',
    euro_payment_method: 'revolut',
    country_of_residency: 'IT',
    is_paid: true,
    total_price: 0.1,
    submitted_at: at('2026-11-20T12:00:00Z'),
    decided_at: null,
    last_decision: null,
    ...change,
  }) as AddedMember;

function sumsOf(members: AddedMember[], decisions: Partial<AuditRow>[] = []) {
  const sums = createSums(now, 'Asia/Tehran');
  for (const member of members) sums.addMember(member);
  for (const row of decisions) sums.addDecision(row as AuditRow);
  return sums.total();
}

describe('the figures', () => {
  it('count applications, and the money of those whose money was seen, to the cent', () => {
    const rial = { payment_method: 'rial', euro_payment_method: null, is_paid: false } as const;
    const { package: packages, method } = sumsOf([build(), build(), build(), build(rial)]);
    expect(packages).toEqual([{ name: 'base', applications: 4, paid: 3, money: 0.3 }]);
    expect(method).toEqual([
      { name: 'revolut', applications: 3, paid: 3, money: 0.3 },
      { name: 'rial', applications: 1, paid: 0, money: 0 },
    ]);
  });

  it('count a day where the club is, and no day before the ninety', () => {
    const { days } = sumsOf([
      build({ created_at: at('2026-11-20T20:29:00Z') }),
      build({ created_at: at('2026-11-20T20:31:00Z') }),
      build({ created_at: at('2026-01-01T00:00:00Z') }),
    ]);
    expect(days.map(({ name, applications }) => [name, applications])).toEqual([
      ['2026-11-20', 1],
      ['2026-11-21', 1],
    ]);
  });

  it('tell who decided how often, and nothing of what no admin did', () => {
    const by = (admin_email: string | null, action: AuditRow['action']) => ({
      admin_email,
      action,
    });
    const { admins } = sumsOf(
      [],
      [
        by('b@c.it', 'reject'),
        by('a@c.it', 'approve'),
        by('a@c.it', 'undo'),
        by(null, 'reject'),
        by('a@c.it', 'request_items'),
      ],
    );
    expect(admins).toEqual([
      { admin_email: 'a@c.it', approved: 1, rejected: 0, asked: 1 },
      { admin_email: 'b@c.it', approved: 0, rejected: 1, asked: 0 },
    ]);
  });

  it.each([
    [0.5, 5.5],
    [0.9, 9.1],
  ])('know the wait that %d of all did not exceed', (share, hours) => {
    const waits = Array.from({ length: 10 }, (_, i) => (10 - i) * 3_600_000);
    expect(hoursAt(waits, share)).toBe(hours);
    expect(hoursAt(waits.slice(0, 4), share)).toBeNull();
  });
});
