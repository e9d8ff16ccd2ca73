import { type AuditKind, auditKindNames } from '@fanclub/contract/audit/actions';
import { clubDay, startOfClubDay } from '@fanclub/contract/club/club-day';
import { isOffered, type Offer } from '@fanclub/contract/club/offers';
import { dayMs } from '@fanclub/contract/retention/kept-until';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { renewGate } from '#session/admin-gate.ts';

/** The number of days that each period goes back; null for the whole history. */
const daysOf = { all: null, week: 7, month: 30, year: 365 } as const;
export type HistoryPeriod = keyof typeof daysOf;
export const periods = Object.keys(daysOf) as readonly HistoryPeriod[];

export type Kind = AuditKind | 'all';
const needsOf: { readonly [kind in Kind]?: Offer } = { cards: 'card', promo_codes: 'promo' };
export const kinds: readonly Kind[] = (['all', ...auditKindNames] as const).filter((kind) =>
  isOffered({ needs: needsOf[kind] }),
);

/** The filters of a request for history records. */
export interface HistoryFilter {
  kind?: AuditKind;
  admin?: string;
  member?: string;
  since?: string;
}

/** Returns the start of the period at midnight at the club, so that the query key stays the same all day. */
function sinceOf(period: HistoryPeriod): string | undefined {
  const days = daysOf[period];
  if (days === null) return undefined;
  return startOfClubDay(clubDay(Date.now() - days * dayMs)).toISOString();
}

/** Keeps the history's filters in the URL parameters `kind`, `period`, `admin`, `member` and `number`. */
export function useHistoryAddress() {
  const [search, setSearch] = useSearchParams();
  const kind = kinds.find((known) => known === search.get('kind')) ?? 'all';
  const period = periods.find((known) => known === search.get('period')) ?? 'all';
  const admin = search.get('admin');
  const member = search.get('member');
  const since = sinceOf(period);
  const filter = useMemo<HistoryFilter>(
    () => ({
      ...(kind !== 'all' && { kind }),
      ...(admin && { admin }),
      ...(member && { member }),
      ...(since && { since }),
    }),
    [kind, admin, member, since],
  );
  const change = (changes: Record<string, string | null>) => {
    renewGate(Date.now());
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changes)) {
          if (value && value !== 'all') after.set(name, value);
          else after.delete(name);
        }
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  /**
   * The member's request number. The page shows this number, because `member` is a uid and the records hold no names.
   */
  const number = search.get('number');
  return { kind, period, admin, member, number, filter, change };
}
