import type { AdminMember } from '@fanclub/contract/members/admin-member';
import { toCents, toEuro } from '@fanclub/contract/pricing/round';

type Sums = Pick<AdminMember, 'rial_amount' | 'total_price'> & Partial<Pick<AdminMember, 'waived'>>;

/**
 * Returns the amount due for a person, without what was waived or reduced: the amount in rial if one is stored, else the
 * total price in euro.
 */
export const ownAmount = ({ rial_amount: rial, total_price: euro, waived }: Sums) =>
  rial === null
    ? ({ value: toEuro(toCents(euro) - (waived?.EUR ?? 0)), currency: 'euro' } as const)
    : ({ value: rial - (waived?.IRR ?? 0), currency: 'rial' } as const);

/** Returns the amount that the receipt should show: for people who paid together, the sum. */
export const dueAmount = (member: Sums & Pick<AdminMember, 'shared_transfer'>) =>
  ownAmount(member.shared_transfer ?? member);
