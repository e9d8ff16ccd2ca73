import type * as contract from '@fanclub/contract/money/own-payments';
import { receiptAnswer, receiptFile } from '#features/club-receipts/receipt-file';
import { presentAccount } from '#features/dues/present-account';
import { requireOwnOrWard } from '#features/members/own-or-ward';
import type { HandlersOf } from '#pipeline/handler';
import { withPresent } from '#repositories/members';
import { listOwnPayments } from './own-payments.ts';

export const ownMoneyHandlers: HandlersOf<typeof contract> = {
  ownPayments: async ({ context, caller, query }) => {
    const person = await requireOwnOrWard(context, caller, query.for);
    const member = await withPresent(context.db, person);
    const applications = await listOwnPayments(context, member);
    return { account: presentAccount(member), applications };
  },

  ownClubReceipt: async ({ context, caller, params, query }) => {
    const { id } = await requireOwnOrWard(context, caller, query.for);
    return receiptAnswer(await receiptFile(context, { memberId: id, paymentId: params.paymentId }));
  },
};
