import { bulkMaxLength } from '@fanclub/contract/admin/bulk-routes';
import type { AdminMember } from '@fanclub/contract/members/profile';
import { useState } from 'react';
import { useTicks } from '../listing/use-ticks.ts';

/** Whoever is no member yet can be decided together with others. */
export const isTickable = ({ request_status }: AdminMember) => request_status !== 'approved';

/** The applications that are ticked, of those on screen. */
export function useSelection(rows: AdminMember[]) {
  const [isOpen, setOpen] = useState(false);
  const { ids, toggle, set, clear: untick } = useTicks();
  const ticked = rows.filter((row) => ids.has(row.id) && isTickable(row));
  const isFull = ticked.length >= bulkMaxLength;
  const clear = () => {
    untick();
    setOpen(false);
  };
  return {
    ticked,
    ids,
    /** Boxes to tick are shown. */
    isOn: isOpen || ticked.length > 0,
    isFull,
    open: () => setOpen(true),
    toggle,
    /** All that wait for a decision, as many as one call takes; none where they are ticked already. */
    toggleAll: () => {
      const waiting = rows.filter(({ request_status }) => request_status === 'submitted');
      const all = waiting.slice(0, bulkMaxLength);
      const isAll = all.length > 0 && all.every(({ id }) => ids.has(id));
      if (isAll) clear();
      else set(all.map(({ id }) => id));
    },
    keepOnly: (kept: readonly string[]) => {
      set(kept);
      setOpen(false);
    },
    clear,
  };
}

export type Selection = ReturnType<typeof useSelection>;
