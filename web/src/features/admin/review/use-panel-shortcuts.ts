import type { MemberRow } from '@fanclub/contract/members/admin-member';
import { useKeys } from '#admin-kit/use-keys.ts';
import type { Bulk } from './bulk/use-bulk.ts';
import { isTickable, type RowSelection } from './bulk/use-selection.ts';
import type { Review } from './decide/use-review.ts';
import type { usePanelAddress } from './use-panel-address.ts';
import type { Undoable } from './use-undoables.ts';

interface PanelShortcuts {
  rows: MemberRow[];
  address: ReturnType<typeof usePanelAddress>;
  review: Review;
  selection: RowSelection;
  bulk: Bulk;
  undoables: Undoable[];
  openHelp: () => void;
}

/**
 * Handles the shortcuts of the list, the decisions and the help. The components of the detail
 * handle the shortcuts of the documents, the edit dialog and the notes.
 */
export function usePanelShortcuts(panel: PanelShortcuts): void {
  const { rows, address, review, selection, bulk, undoables, openHelp } = panel;
  const isMany = selection.ticked.length > 0;
  const step = (by: 1 | -1) => {
    const place = rows.findIndex((row) => row.request_number === address.selected);
    const next = place < 0 ? rows[0] : rows[place + by];
    if (next) address.select(next.request_number);
  };
  const actions: Record<string, () => void> = {
    j: () => step(1),
    k: () => step(-1),
    a: () => (isMany ? bulk.ask('approve') : review.approve()),
    r: () => (isMany ? bulk.ask('reject') : review.askReject()),
    i: review.request.open,
    u: () => undoables.find(({ undo }) => undo)?.undo?.(),
    '?': openHelp,
    Escape: () => (selection.isOn ? selection.clear() : address.select(null)),
  };
  const tick = (isShifted: boolean) => {
    const open = rows.find((row) => row.request_number === address.selected);
    if (isShifted) selection.toggleAll();
    else if (open && isTickable(open)) selection.toggle(open.id);
    else selection.open();
  };
  useKeys((key, event) => {
    if (key === 'x' && bulk.may && address.section === 'review') {
      tick(event.shiftKey);
      return true;
    }
    const action = actions[key];
    action?.();
    return Boolean(action);
  });
}
