import type { AdminMember } from '@fanclub/contract/members/profile';

/** What a receipt should show, in the money that is paid in. */
export const dueAmount = ({ rial_amount: rial, total_price: euro }: AdminMember) =>
  rial === null
    ? ({ value: euro, currency: 'euro' } as const)
    : ({ value: rial, currency: 'rial' } as const);
