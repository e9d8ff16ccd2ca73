import { numberReceipts, settleMs } from '../src/features/club-receipts/number-receipts.ts';
import { serverContext } from '../src/platform/context.ts';

/** Numbers all receipts that wait, as if their time of waiting were over. Returns how many got a number. */
export const numberAll = (leftMs?: () => number) =>
  numberReceipts({ ...serverContext(), now: () => new Date(Date.now() + settleMs) }, leftMs);
