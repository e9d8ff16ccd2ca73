import type { RouteDefinition } from '@fanclub/contract/http/route';
import type { BuiltMember } from '@fanclub/stories/tools/build-member';
import { call } from '@fanclub/stories/tools/call';
import type { BuiltAdmin } from '@fanclub/stories/tools/sign-in-admin';
import { aPaymentId } from './build-payment.ts';
import { testDb } from './firebase.ts';
import { seenMoney } from './payer.ts';

/** Calls an admin's route about a member, their receipt or `aPaymentId`. */
export const actAs =
  (admin: () => BuiltAdmin) =>
  <R extends RouteDefinition>(route: R, { id }: { id: string }, body?: object, baseUrl?: string) =>
    call(route, {
      params: { id, fileType: 'receipt', paymentId: aPaymentId },
      body,
      token: admin().token,
      ...(baseUrl && { baseUrl }),
    });

/** Overwrites fields of the member's record. */
export const write = ({ id }: BuiltMember, fields: object) =>
  testDb()
    .doc(`members/${id}`)
    .update({ ...fields });

/** The member's `is_paid` and the amounts of all payments; outgoing ones are negative. */
export const amounts = async (member: BuiltMember) => {
  const { rows, is_paid } = await seenMoney(member);
  const all = rows.map(({ kind, amount }) => (kind === 'in' ? amount : -amount));
  return { is_paid, all: all.sort((a, b) => a - b) };
};
