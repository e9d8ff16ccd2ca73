import type { AdminMember } from '@fanclub/contract/members/profile';

/** Returns the amount that the receipt should show: rial if the member pays in rial, else euro. */
export const dueAmount = ({ rial_amount: rial, total_price: euro }: AdminMember) =>
  rial === null
    ? ({ value: euro, currency: 'euro' } as const)
    : ({ value: rial, currency: 'rial' } as const);
