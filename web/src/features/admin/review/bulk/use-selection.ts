import type { MemberRow } from '@fanclub/contract/members/admin-member';
import { bulkMaxLength } from '@fanclub/contract/members/states';
import { useState } from 'react';
import { useTicks } from '#admin-kit/listing/use-ticks.ts';

/** True if the application can be part of a bulk decision. An approved application cannot. */
export const isTickable = ({ request_status }: MemberRow) => request_status !== 'approved';

/** Holds which applications of the list are ticked. */
export function useSelection(rows: MemberRow[]) {
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
    /** True while checkboxes are shown. */
    isOn: isOpen || ticked.length > 0,
    isFull,
    open: () => setOpen(true),
    toggle,
    /**
     * Ticks the listed applications that are submitted, up to the limit of one call. If they are all ticked already,
     * unticks all applications.
     */
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

export type RowSelection = ReturnType<typeof useSelection>;
