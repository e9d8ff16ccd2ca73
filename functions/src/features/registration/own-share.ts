import { toCents } from '@fanclub/contract/pricing/round';
import type { RegisterRequest } from '@fanclub/contract/registration/request';

type Shown = number | null | undefined;

/** Returns one person's share of a sum that was shown for all people. Null if the sum or another share is not known. */
function shareOf(total: Shown, others: readonly Shown[]): number | null {
  if (total == null || others.some((share) => share == null)) return null;
  const rest = others.reduce<number>((left, share) => left - toCents(share ?? 0), toCents(total));
  return rest / 100;
}

/**
 * Returns the registration of the registrant alone: without the family, and with the registrant's share of the
 * expected sums.
 */
export function withOwnShare({ family = [], ...body }: RegisterRequest): RegisterRequest {
  if (family.length === 0) return body;
  return {
    ...body,
    expected_total: shareOf(
      body.expected_total,
      family.map(({ expected_total: share }) => share),
    ),
    expected_rial: shareOf(
      body.expected_rial,
      family.map(({ expected_rial: share }) => share),
    ),
  };
}
