import type { ShownPayment } from '@fanclub/contract/money/payments';
import type * as contract from '@fanclub/contract/money/routes';
import type * as tillContract from '@fanclub/contract/money/till-routes';
import { clubReceiptOf } from '#features/dues/payment-rows';
import { sendListFile } from '#features/files/send-list-file';
import { presentCase } from '#features/members/present-case';
import { countListed } from '#pipeline/count-listed';
import type { HandlersOf } from '#pipeline/handler';
import { pageOf } from '#pipeline/page-of';
import { AppError } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { findPerson } from '#repositories/members';
import type { PageRequest } from '#repositories/pages';
import { type Payment, paymentsPage, reversedAmong } from '#repositories/payments';
import { askToPay } from './ask-to-pay.ts';
import { dropAskedAdjustment } from './asked-adjustments.ts';
import { bookMoney } from './book-money.ts';
import { listOpenDues, openDuesFile } from './list-open-dues.ts';
import { paymentsFile } from './payments-file.ts';
import { listRefunds, refundsFile } from './refunds.ts';
import { countTill, listTills } from './tills.ts';

function presentPayment({ taken_by: _, ...payment }: Payment, isReversed: boolean): ShownPayment {
  return {
    ...payment,
    at: payment.at.toDate().toISOString(),
    is_reversed: isReversed,
    receipt: clubReceiptOf(payment, isReversed),
  };
}

export const moneyHandlers: HandlersOf<typeof contract & typeof tillContract> = {
  exportClubReceipts: async ({ context, caller, query, language }) => {
    const { receiptsFile } = await import('#features/club-receipts/receipt-pages');
    return receiptsFile(context, { adminEmail: caller.email, language, ...query });
  },

  listOpenDues: async ({ context, caller, query }) => {
    const page = await listOpenDues(context, query, pageOf(query));
    await countListed(
      context,
      caller,
      page.debts.map(({ user }) => user.id),
    );
    return page;
  },

  exportOpenDues: ({ context, caller, query }) =>
    sendListFile(context, caller.email, openDuesFile(context), query),

  askToPay: async ({ context, caller, params }) => {
    const member = await askToPay(context, { adminEmail: caller.email, memberId: params.id });
    return { user: await presentCase(context, caller, member) };
  },

  listRefunds: async ({ context, caller, query }) => {
    const page = await listRefunds(context, pageOf(query));
    await countListed(
      context,
      caller,
      page.refunds.map(({ user }) => user.id),
    );
    return page;
  },

  exportRefunds: ({ context, caller, query }) =>
    sendListFile(context, caller.email, refundsFile(context), query),

  exportPayments: ({ context, caller, query }) =>
    sendListFile(context, caller.email, paymentsFile(context, query), query),

  listPayments: ({ context, params, query }) => listPayments(context, params.id, pageOf(query)),

  listTills: ({ context, caller, query }) => listTills(context, caller.email, pageOf(query)),

  countTill: async ({ context, caller, body }) => ({
    count: await countTill(context, caller.email, body),
  }),

  bookMoney: async ({ context, caller, params: { id, paymentId }, body }) => {
    const booking = { ...body, adminEmail: caller.email, memberId: id, paymentId };
    const { payment, member } = await bookMoney(context, booking);
    return {
      payment: payment && presentPayment(payment, false),
      user: await presentCase(context, caller, member),
    };
  },

  dropAskedAdjustment: async ({ context, caller, params }) => {
    const of = { adminEmail: caller.email, memberId: params.id };
    return { user: await presentCase(context, caller, await dropAskedAdjustment(context, of)) };
  },
};

async function listPayments({ db }: ServerContext, memberId: string, page: PageRequest) {
  if (!(await findPerson(db, memberId))) throw new AppError('user_not_found');
  const { rows, nextCursor } = await paymentsPage(db, memberId, page);
  const payments = rows.map((row) => ({ id: row.id, ...row.data() }));
  const reversed = await reversedAmong(
    db,
    memberId,
    payments.map(({ id }) => id),
  );
  return {
    payments: payments.map((payment) => presentPayment(payment, reversed.has(payment.id))),
    next_cursor: nextCursor,
  };
}
