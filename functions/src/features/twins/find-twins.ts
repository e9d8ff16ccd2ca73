import type { StoredLayout } from '#repositories/receipt-layouts';
import type { Upload } from '#repositories/uploads';
import { findCandidates, type MarkIndex } from './find-candidates.ts';
import { cellMarks } from './picture/cell-marks.ts';
import { showsTheSame } from './picture/compare-detail.ts';
import {
  type Layout,
  layOn,
  packLayout,
  type ReceiptPrint,
  unpackLayout,
  unpackPrint,
} from './picture/receipt-print.ts';

/** A receipt as it is stored. */
export type StoredReceipt = Pick<Upload, 'id' | 'marks'>;

/** What the finder asks of whoever stores receipts. */
export interface TwinStore<Receipt extends StoredReceipt> extends MarkIndex<Receipt> {
  findPrint(id: string): Promise<Buffer | null>;
  newLayout(packed: Buffer): StoredLayout;
  countUse(layout: StoredLayout): Promise<StoredLayout>;
}

interface KnownLayout {
  shape: Layout;
  stored: StoredLayout;
}

const known = (stored: StoredLayout): KnownLayout => ({
  shape: unpackLayout(Buffer.from(stored.packed)),
  stored,
});

/** Finds other pictures of the same receipt; keeps the layouts that it meets. */
export function createTwinFinder<Receipt extends StoredReceipt>(
  store: TwinStore<Receipt>,
  stored: readonly StoredLayout[],
) {
  const layouts = stored.map(known);

  async function showsWhatIsIn(print: ReceiptPrint, receipt: Receipt): Promise<boolean> {
    const packed = await store.findPrint(receipt.id);
    const other = packed && unpackPrint(packed);
    const p = other && layOn(other, print);
    return Boolean(p && showsTheSame({ onto: other.detail, picture: print.detail, p }));
  }

  /** The layout that is the receipt's own, and its marks there; null where the receipt fits none. */
  function placeOn(candidates: readonly KnownLayout[], print: ReceiptPrint) {
    for (const layout of candidates) {
      const p = layOn(layout.shape, print);
      if (!p) continue;
      const marks = cellMarks(print.detail, p, layout.shape.detail);
      return { layout, marks: marks.map((mark) => `${layout.stored.id}.${mark}`) };
    }
    return null;
  }

  function place(print: ReceiptPrint) {
    const found = placeOn(layouts, print);
    if (found) return found;
    const added = known(store.newLayout(packLayout(print)));
    const placed = placeOn([added], print);
    if (placed) layouts.push(added);
    return placed;
  }

  /**
   * Other pictures of this receipt, and the marks by which others will find it. What is read and
   * compared for it does not grow with the club: 80 layouts, 240 rows and 30 prints at most.
   */
  return async (id: string): Promise<{ twins: Receipt[]; marks: string[] }> => {
    const packed = await store.findPrint(id);
    const print = packed && unpackPrint(packed);
    const placed = print && place(print);
    // Too little in it to lay it on anything, itself included.
    if (!placed) return { twins: [], marks: [] };
    const { layout, marks } = placed;
    const twins: Receipt[] = [];
    for (const receipt of await findCandidates(store, marks, layout.stored.used)) {
      if (receipt.id !== id && (await showsWhatIsIn(print, receipt))) twins.push(receipt);
    }
    layout.stored = await store.countUse(layout.stored);
    return { twins, marks };
  };
}
