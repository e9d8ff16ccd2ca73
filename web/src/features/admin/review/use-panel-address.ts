import {
  type MemberFilter,
  type MemberSort,
  memberFilters,
  memberSorts,
} from '@fanclub/contract/admin/filters';
import { reviewQueues } from '@fanclub/contract/admin/queues';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ListFilters } from '#admin-kit/api/queries.ts';
import { renewGate } from '#session/admin-gate.ts';

function oneOf<V extends string>(values: readonly V[], value: string | null, fallback: V): V {
  return values.find((known) => known === value) ?? fallback;
}

/** The sections that list applications: "review" by queue, "members" without queues. */
export type ApplicationSection = 'review' | 'members';

/**
 * Keeps filters, search, sort order and the selected application in the URL, so that they survive a reload.
 */
export function usePanelAddress(section: ApplicationSection) {
  const [search, setSearch] = useSearchParams();
  const selected = search.get('request');
  const isReview = section === 'review';
  const queue = isReview ? oneOf(reviewQueues, search.get('queue'), 'to_review') : null;
  const status = oneOf<MemberFilter>(memberFilters, isReview ? null : search.get('status'), 'all');
  const today = (!isReview && search.get('today')) || '';
  const sort = oneOf<MemberSort>(memberSorts, search.get('sort'), 'newest');
  const q = search.get('q') ?? '';
  const filters = useMemo<ListFilters>(
    () => ({ queue, status, today, sort, q }),
    [queue, status, today, sort, q],
  );

  const change = (changes: Record<string, string | null>, replace: boolean) => {
    renewGate(Date.now());
    // Two changes can happen before the next render, so this reads the browser's current URL.
    const after = new URLSearchParams(window.location.search);
    for (const [name, value] of Object.entries(changes)) {
      if (value) after.set(name, value);
      else after.delete(name);
    }
    setSearch(after, { replace, preventScrollReset: true });
  };

  return {
    section,
    filters,
    setFilters: (changes: Partial<ListFilters>) => change(changes, true),
    selected,
    // If no application is open, opening one adds a history entry, so that Back closes the application. If one is open,
    // selecting another replaces this entry.
    select: (requestNumber: string | null) => change({ request: requestNumber }, selected !== null),
  };
}
