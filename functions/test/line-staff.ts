import { api } from '@fanclub/contract/api';
import type { BuiltMember } from '@fanclub/stories/tools/build-member';
import { call } from '@fanclub/stories/tools/call';
import { type BuiltAdmin, signInAdmin } from '@fanclub/stories/tools/sign-in-admin';
import { beforeAll, beforeEach } from 'vitest';
import type { LineDocument } from '#repositories/statement-lines';
import { aPaymentId, aReversal } from './build-money.ts';
import { buildLine } from './build-statement.ts';
import { testDb } from './firebase.ts';

interface Share {
  member_id: string;
  open?: number | null;
}

/**
 * Signs in an owner and a treasurer for the calling file, and deletes all lines of bank statements before each test.
 * Returns the two admins, and functions that act as the treasurer.
 */
export function lineStaff() {
  const staff = {} as { owner: BuiltAdmin; treasurer: BuiltAdmin };
  beforeAll(async () => {
    staff.owner = await signInAdmin();
    staff.treasurer = await signInAdmin(undefined, 'open', 'treasurer');
  });
  beforeEach(async () => {
    await testDb().recursiveDelete(testDb().collection('statement_lines'));
  });

  const bring = (changes: Parameters<typeof buildLine>[1] = {}) =>
    buildLine(staff.treasurer.token, changes);
  const confirm = (
    lineId: string,
    shares: Share[],
    baseUrl?: string,
    token = staff.treasurer.token,
  ) =>
    call(api.confirmStatementLine, {
      params: { lineId },
      body: { shares },
      token,
      ...(baseUrl && { baseUrl }),
    });
  const give = (lineId: string, ...members: BuiltMember[]) =>
    confirm(
      lineId,
      members.map(({ id }) => ({ member_id: id })),
    );
  const reverse = ({ id }: BuiltMember, paymentId: string) =>
    call(api.bookMoney, {
      params: { id, paymentId: aPaymentId },
      body: aReversal(paymentId, 'Not theirs.'),
      token: staff.treasurer.token,
    });
  return { staff, bring, confirm, give, reverse };
}

export const storedLine = async (id: string) =>
  (await testDb().doc(`statement_lines/${id}`).get()).data() as LineDocument;
