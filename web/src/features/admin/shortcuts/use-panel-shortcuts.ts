import type { AdminMember } from '@fanclub/contract/members/profile';
import type { RefObject } from 'react';
import type { Review } from '../decide/use-review.ts';
import type { usePanelAddress } from '../use-panel-address.ts';
import { useKeys } from './use-keys.ts';

interface PanelShortcuts {
  rows: AdminMember[];
  address: ReturnType<typeof usePanelAddress>;
  review: Review;
  searchBox: RefObject<HTMLInputElement | null>;
  openHelp: () => void;
}

/** The keys of the list and of decisions; those of the image are beside the image. */
export function usePanelShortcuts(panel: PanelShortcuts): void {
  const { rows, address, review, searchBox, openHelp } = panel;
  const step = (by: 1 | -1) => {
    const place = rows.findIndex((row) => row.request_number === address.selected);
    const next = place < 0 ? rows[0] : rows[place + by];
    if (next) address.select(next.request_number);
  };
  const actions: Record<string, () => void> = {
    j: () => step(1),
    k: () => step(-1),
    a: review.approve,
    r: review.askReject,
    i: review.request.open,
    u: review.undoLast,
    '/': () => searchBox.current?.focus(),
    '?': openHelp,
    Escape: () => address.select(null),
  };
  useKeys((key) => {
    const action = actions[key];
    action?.();
    return Boolean(action);
  });
}
