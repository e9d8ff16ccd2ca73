import type { AdminMember } from '@fanclub/contract/members/admin-member';

/**
 * Returns the amount that the receipt should show: the amount in rial if one is stored, else the total price
 * in euro.
 */
export const dueAmount = ({ rial_amount: rial, total_price: euro }: AdminMember) =>
  rial === null
    ? ({ value: euro, currency: 'euro' } as const)
    : ({ value: rial, currency: 'rial' } as const);
