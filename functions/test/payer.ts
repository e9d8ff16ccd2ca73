import type { BuiltMember } from '@fanclub/stories/tools/build-member';
import { expect } from 'vitest';
import type { MemberDocument } from '../src/repositories/member.ts';
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
