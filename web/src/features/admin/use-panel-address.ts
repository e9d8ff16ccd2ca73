import {
  type MemberFilter,
  type MemberSort,
  memberFilters,
  memberSorts,
} from '@fanclub/contract/admin/filters';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { renewGate } from '#session/admin-gate.ts';
import type { ListFilters } from './api/queries.ts';

function oneOf<V extends string>(values: readonly V[], value: string | null, fallback: V): V {
  return values.find((known) => known === value) ?? fallback;
}

/** Filter, search, sort and the chosen application live in the address: reload and Back keep them. */
export function usePanelAddress() {
  const [search, setSearch] = useSearchParams();
  const selected = search.get('request');
  const status = oneOf<MemberFilter>(memberFilters, search.get('status'), 'all');
  const sort = oneOf<MemberSort>(memberSorts, search.get('sort'), 'newest');
  const q = search.get('q') ?? '';
  const filters = useMemo<ListFilters>(() => ({ status, sort, q }), [status, sort, q]);

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
    filters,
    setFilters: (changes: Partial<ListFilters>) => change(changes, true),
    exportId: search.get('export'),
    showExport: (id: string | null) => change({ export: id }, true),
    selected,
    // Opening one adds to the history, so that Back closes it on a phone.
    select: (requestNumber: string | null) => change({ request: requestNumber }, selected !== null),
  };
}
