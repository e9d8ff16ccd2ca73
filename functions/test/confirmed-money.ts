import type { RouteDefinition } from '@fanclub/contract/http/route';
import type { BuiltMember } from '@fanclub/stories/tools/build-member';
import { call } from '@fanclub/stories/tools/call';
import type { BuiltAdmin } from '@fanclub/stories/tools/sign-in-admin';
import { expect } from 'vitest';
import type { MemberDocument } from '../src/repositories/member.ts';
import { aPaymentId } from './build-money.ts';
import { storeMember } from './store-member.ts';
import { storedMember, storedPayments } from './stored.ts';

/** Stores a member who has to pay 20 euro for the international package, without the club card. */
export const buildPayer = (stored: Partial<MemberDocument> = {}) =>
  storeMember({ juventus_card: false, pack_type: 'international', payment_method: 'euro' }, stored);

/**
 * Reads a member's payments and `is_paid`. Checks that the sum of the payments is the received sum in the member's row.
 * Returns the payments, the sum and `is_paid`.
 */
export const seenMoney = async (member: BuiltMember) => {
  const rows = await storedPayments(member);
  const { received, is_paid } = (await storedMember(member)) ?? {};
  const sum = rows.reduce((all, { kind, amount }) => all + (kind === 'in' ? amount : -amount), 0);
  expect(received?.EUR ?? 0).toBe(sum);
  return { rows, is_paid, sum };
};

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

/** Reads a member's `is_paid` and the amounts of all payments, in ascending order; outgoing ones are negative. */
export const amounts = async (member: BuiltMember) => {
  const { rows, is_paid } = await seenMoney(member);
  const all = rows.map(({ kind, amount }) => (kind === 'in' ? amount : -amount));
  return { is_paid, all: all.sort((a, b) => a - b) };
};
