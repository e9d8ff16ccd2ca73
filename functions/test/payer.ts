import { type BuiltMember, buildMember } from '@fanclub/stories/tools/build-member';
import { expect } from 'vitest';
import { storedMember, storedPayments } from './stored.ts';

/** Who pays for the international package, 20 euro, without a card. */
export const buildPayer = (stored: Record<string, unknown> = {}) =>
  buildMember({ juventus_card: false, pack_type: 'international', payment_method: 'euro' }, stored);

/** What is kept of a member's money, of which the record has the sum. */
export const seenMoney = async (member: BuiltMember) => {
  const rows = await storedPayments(member);
  const { received, is_paid } = (await storedMember(member)) ?? {};
  const sum = rows.reduce((all, { kind, amount }) => all + (kind === 'in' ? amount : -amount), 0);
  expect(received?.EUR ?? 0).toBe(sum);
  return { rows, is_paid, sum };
};
