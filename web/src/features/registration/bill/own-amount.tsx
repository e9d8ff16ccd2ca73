import type { CostBreakdown } from '@fanclub/contract/pricing/cost';
import { isForFamily, type PackType } from '@fanclub/contract/pricing/packages';
import { Amount } from '#ui/amount.tsx';
import { ownCost } from './bill.ts';

/** What a person of the family costs; nothing if that is only a share of the family package. */
export function OwnAmount({ cost, pack }: { cost: CostBreakdown; pack: PackType | '' }) {
  const value = ownCost(cost, pack);
  return value === 0 && isForFamily(pack) ? null : <Amount value={value} />;
}
