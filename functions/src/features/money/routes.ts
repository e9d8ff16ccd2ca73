import type * as ownContract from '@fanclub/contract/money/own-payments';
import type { ShownPayment } from '@fanclub/contract/money/payments';
import type * as contract from '@fanclub/contract/money/routes';
import { sendListFile } from '#features/files/send-list-file';
import { requireOwnOrWard } from '#features/members/own-or-ward';
import { presentMemberForAdmin } from '#features/members/present-member';
import type { HandlersOf } from '#pipeline/handler';
import { pageOf } from '#pipeline/page-of';
import { AppError } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { findMember } from '#repositories/members';
import type { PageRequest } from '#repositories/pages';
import { type Payment, paymentsPage, reversedAmong } from '#repositories/payments';
import { listRefunds } from './list-refunds.ts';
import { isMove, movePayment, takeBackMove } from './move-payment.ts';
import { listOwnPayments } from './own-payments.ts';
import { paymentsFile } from './payments-file.ts';
import { type Moved, recordPayment, reversePayment } from './record-payment.ts';
import { refundsFile } from './refunds-file.ts';

function presentPayment(payment: Payment, isReversed: boolean): ShownPayment {
  return { ...payment, at: payment.at.toDate().toISOString(), is_reversed: isReversed };
}

const presented = ({ payment, member }: Moved, now: Date) => ({
  payment: presentPayment(payment, false),
  user: presentMemberForAdmin(member, now),
});

export const moneyHandlers: HandlersOf<typeof contract & typeof ownContract> = {
  ownPayments: async ({ context, caller, query }) => {
    const member = await requireOwnOrWard(context, caller, query.for);
    return { applications: await listOwnPayments(context, member) };
  },

  listRefunds: ({ context, query }) => listRefunds(context, pageOf(query)),

  exportRefunds: ({ context, caller, query }) =>
    sendListFile(context, caller.email, refundsFile(context), query),

  exportPayments: ({ context, caller, query }) =>
    sendListFile(context, caller.email, paymentsFile(context), query),

  listPayments: ({ context, params, query }) => listPayments(context, params.id, pageOf(query)),

  recordPayment: async ({ context, caller, params, body }) => {
    const { kind, amount, currency, way, day, reference, note } = body;
    const moved = await recordPayment(context, {
      adminEmail: caller.email,
      memberId: params.id,
      paymentId: params.paymentId,
      kind,
      amount,
      currency,
      way,
      day,
      reference: reference?.trim() || null,
      note: note?.trim() ?? null,
    });
    return presented(moved, context.now());
  },

  movePayment: async ({ context, caller, params, body }) => {
    const { to, amount, currency } = body;
    const moved = await movePayment(context, {
      adminEmail: caller.email,
      moveId: params.moveId,
      from: params.id,
      to,
      amount,
      currency,
    });
    return presented(moved, context.now());
  },

  reversePayment: async ({ context, caller, params, body }) => {
    const takeBack = isMove(params.paymentId) ? takeBackMove : reversePayment;
    const moved = await takeBack(context, {
      adminEmail: caller.email,
      memberId: params.id,
      paymentId: params.paymentId,
      reason: body.reason.trim(),
    });
    return presented(moved, context.now());
  },
};

async function listPayments({ db }: ServerContext, memberId: string, page: PageRequest) {
  if (!(await findMember(db, memberId))) throw new AppError('user_not_found');
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
