import { clubDay } from '@fanclub/contract/club/club-day';
import {
  type FigureGroup,
  type FigureRow,
  type Figures,
  figureDays,
} from '@fanclub/contract/figures/routes';
import { currencies, noAmounts, plus } from '@fanclub/contract/money/amounts';
import { receivedOf } from '@fanclub/contract/money/due';
import { dayMs } from '@fanclub/contract/retention/kept-until';
import type { ApplicationDocument } from '#repositories/applications';
import type { AuditRow } from '#repositories/audit';
import { waitsOf } from './measure-decisions.ts';

/** The fields of an application from which the figures are computed. */
export const addedFields = [
  'season',
  'pack_type',
  'payment_method',
  'euro_payment_method',
  'country',
  'is_renewal',
  'is_paid',
  'received',
  'submitted_at',
  'decided_at',
  'last_decision',
] as const satisfies readonly (keyof ApplicationDocument)[];
export type Added = Pick<ApplicationDocument, (typeof addedFields)[number]>;

/** With fewer decisions the figures name no waiting time, because it would mean little. */
const enoughDecisions = 5;
const hourMs = 60 * 60_000;

const namesOf: Record<FigureGroup, (application: Added) => string> = {
  season: ({ season }) => season,
  kind: ({ is_renewal }) => (is_renewal ? 'renewed' : 'new'),
  package: ({ pack_type }) => pack_type,
  method: ({ payment_method: method, euro_payment_method: service }) => service ?? method,
  country: ({ country }) => country,
};

/** Returns functions that add up the figures one by one, so that at most one page of applications is in memory. */
export function createSums(now: Date) {
  const sinceMs = now.getTime() - figureDays * dayMs;
  const days = new Map<string, FigureRow>();
  const groups: Record<FigureGroup, Map<string, FigureRow>> = {
    season: new Map(),
    kind: new Map(),
    package: new Map(),
    method: new Map(),
    country: new Map(),
  };
  const waits: number[] = [];
  const admins = new Map<string, Figures['admins'][number]>();
  /**
   * Hashes of the members of whom an undo has been read, but not yet the decision that was undone. That decision is not
   * counted.
   */
  const undone = new Set<string | null>();

  return {
    addApplication(application: Added): void {
      const submittedMs = application.submitted_at.toMillis();
      if (submittedMs >= sinceMs) count(days, clubDay(submittedMs), application);
      for (const [group, rows] of Object.entries(groups)) {
        count(rows, namesOf[group as FigureGroup](application), application);
      }
      if ((application.decided_at?.toMillis() ?? 0) >= sinceMs)
        waits.push(...waitsOf([application]));
    },
    /** Expects the newest audit row first, so that an undo comes before the decision that it undid. */
    addDecision({ admin_email: email, action, member_hash: member }: AuditRow): void {
      if (action === 'undo') undone.add(member);
      const counter = countersOf[action];
      if (!email || !counter) return;
      if (counter !== 'asked' && undone.delete(member)) return;
      const row = admins.get(email) ?? { admin_email: email, approved: 0, rejected: 0, asked: 0 };
      admins.set(email, { ...row, [counter]: row[counter] + 1 });
    },
    total(): Figures {
      const most = (rows: Map<string, FigureRow>) =>
        [...rows.values()].sort((one, other) => other.applications - one.applications);
      return {
        days: [...days.values()].sort((one, other) => one.name.localeCompare(other.name)),
        season: [...groups.season.values()].sort((one, other) =>
          other.name.localeCompare(one.name),
        ),
        kind: most(groups.kind),
        package: most(groups.package),
        method: most(groups.method),
        country: most(groups.country),
        waiting: {
          decisions: waits.length,
          median_hours: hoursAt(waits, 0.5),
          p90_hours: hoursAt(waits, 0.9),
        },
        admins: [...admins.values()].sort((one, other) => decisionsOf(other) - decisionsOf(one)),
      };
    },
  };
}

const countersOf: { [action: string]: 'approved' | 'rejected' | 'asked' } = {
  approve: 'approved',
  reject: 'rejected',
  request_items: 'asked',
};

const decisionsOf = ({ approved, rejected, asked }: Figures['admins'][number]) =>
  approved + rejected + asked;

function count(rows: Map<string, FigureRow>, name: string, application: Added): void {
  const row = rows.get(name) ?? { name, applications: 0, paid: 0, received: noAmounts };
  const received = receivedOf(application);
  rows.set(name, {
    name,
    applications: row.applications + 1,
    paid: row.paid + (application.is_paid ? 1 : 0),
    received: currencies.reduce(
      (sum, currency) => plus(sum, { amount: received[currency], currency }),
      row.received,
    ),
  });
}

/**
 * Returns the waiting time that this share of all waits did not exceed, in hours with one decimal. Null if there are
 * too few waits.
 */
export function hoursAt(waitsMs: readonly number[], share: number): number | null {
  if (waitsMs.length < enoughDecisions) return null;
  const sorted = [...waitsMs].sort((one, other) => one - other);
  const place = share * (sorted.length - 1);
  const below = sorted[Math.floor(place)] ?? 0;
  const above = sorted[Math.ceil(place)] ?? below;
  const waitMs = below + (above - below) * (place - Math.floor(place));
  return Math.round((10 * waitMs) / hourMs) / 10;
}
