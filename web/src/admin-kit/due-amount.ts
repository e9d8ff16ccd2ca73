import type { AdminMember } from '@fanclub/contract/members/admin-member';

type Sums = Pick<AdminMember, 'rial_amount' | 'total_price'>;

/** Returns the amount due for a person: the amount in rial if one is stored, else the total price in euro. */
export const ownAmount = ({ rial_amount: rial, total_price: euro }: Sums) =>
  rial === null
    ? ({ value: euro, currency: 'euro' } as const)
    : ({ value: rial, currency: 'rial' } as const);

/** Returns the amount that the receipt should show: for people who paid together, the sum. */
export const dueAmount = (member: Sums & Pick<AdminMember, 'shared_transfer'>) =>
  ownAmount(member.shared_transfer ?? member);
