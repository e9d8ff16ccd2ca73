import type { RouteDefinition } from '@fanclub/contract/http/route';
import type { BuiltMember } from '@fanclub/stories/tools/build-member';
import { call } from '@fanclub/stories/tools/call';
import type { BuiltAdmin } from '@fanclub/stories/tools/sign-in-admin';
import { aPaymentId } from './build-payment.ts';
import { testDb } from './firebase.ts';
import { seenMoney } from './payer.ts';

/**
 * Returns a function that calls a route as this admin. The route may be about the member `id`, the member's receipt or
 * the member's payment `aPaymentId`.
 */
export const actAs =
  (admin: () => BuiltAdmin) =>
  <R extends RouteDefinition>(route: R, { id }: { id: string }, body?: object, baseUrl?: string) =>
    call(route, {
      params: { id, fileType: 'receipt', paymentId: aPaymentId },
      body,
      token: admin().token,
      ...(baseUrl && { baseUrl }),
    });

/** Overwrites fields of a member's row. */
export const write = ({ id }: BuiltMember, fields: object) =>
  testDb()
    .doc(`members/${id}`)
    .update({ ...fields });

/** Reads a member's `is_paid` and the amounts of all payments, in ascending order; outgoing ones are negative. */
export const amounts = async (member: BuiltMember) => {
  const { rows, is_paid } = await seenMoney(member);
  const all = rows.map(({ kind, amount }) => (kind === 'in' ? amount : -amount));
  return { is_paid, all: all.sort((a, b) => a - b) };
};
