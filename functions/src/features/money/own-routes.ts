import type * as contract from '@fanclub/contract/money/own-payments';
import { presentAccount } from '#features/dues/present-account';
import { requireOwnOrWard } from '#features/members/own-or-ward';
import { asMember } from '#features/members/profile-policy';
import type { HandlersOf } from '#pipeline/handler';
import { withPresent } from '#repositories/members';
import { listOwnPayments } from './own-payments.ts';

export const ownMoneyHandlers: HandlersOf<typeof contract> = {
  ownPayments: async ({ context, caller, query }) => {
    const person = await requireOwnOrWard(context, caller, query.for);
    const member = await withPresent(context.db, person);
    const applications = await listOwnPayments(context, member, asMember(caller).uid);
    return { account: presentAccount(member), applications };
  },

  clubReceipt: async ({ context, params, language }) => {
    const { receiptPage } = await import('#features/club-receipts/receipt-pages');
    return receiptPage(context, params.token, language);
  },
};
