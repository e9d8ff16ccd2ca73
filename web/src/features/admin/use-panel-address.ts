import {
  type MemberFilter,
  type MemberSort,
  memberFilters,
  memberSorts,
} from '@fanclub/contract/admin/filters';
import { reviewQueues } from '@fanclub/contract/admin/queues';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { renewGate } from '#session/admin-gate.ts';
import type { ListFilters } from './api/queries.ts';

function oneOf<V extends string>(values: readonly V[], value: string | null, fallback: V): V {
  return values.find((known) => known === value) ?? fallback;
}

/** The rooms in which applications are shown: by what they wait for, or all of them. */
export type PanelRoom = 'review' | 'members';

/** Filter, search, sort and the chosen application live in the address: reload and Back keep them. */
export function usePanelAddress(room: PanelRoom) {
  const [search, setSearch] = useSearchParams();
  const selected = search.get('request');
  const isReview = room === 'review';
  const queue = isReview ? oneOf(reviewQueues, search.get('queue'), 'to_review') : null;
  const status = oneOf<MemberFilter>(memberFilters, isReview ? null : search.get('status'), 'all');
  const sort = oneOf<MemberSort>(memberSorts, search.get('sort'), 'newest');
  const q = search.get('q') ?? '';
  const filters = useMemo<ListFilters>(
    () => ({ queue, status, sort, q }),
    [queue, status, sort, q],
  );

  const change = (changes: Record<string, string | null>, replace: boolean) => {
    renewGate(Date.now());
    // The address itself, not this render's copy of it: two changes can come before the next render.
    const after = new URLSearchParams(window.location.search);
    for (const [name, value] of Object.entries(changes)) {
      if (value) after.set(name, value);
      else after.delete(name);
    }
    setSearch(after, { replace, preventScrollReset: true });
  };

  return {
    room,
    filters,
    setFilters: (changes: Partial<ListFilters>) => change(changes, true),
    exportId: search.get('export'),
    showExport: (id: string | null) => change({ export: id }, true),
    selected,
    // Opening one adds to the history, so that Back closes it on a phone.
    select: (requestNumber: string | null) => change({ request: requestNumber }, selected !== null),
  };
}
