import type * as contract from '@fanclub/contract/verification/routes';
import { requireOwnOrWard } from '#features/members/own-or-ward';
import type { HandlersOf } from '#pipeline/handler';
import { ownMemberships } from './own-memberships.ts';
import { ownCardCode, verifyCard } from './verify-card.ts';

export const verificationHandlers: HandlersOf<typeof contract> = {
  verifyCard: ({ context, body }) => verifyCard(context, body.code),
  ownCardCode: async ({ context, caller, query }) =>
    ownCardCode(context, await requireOwnOrWard(context, caller, query.for)),
  ownMemberships: ({ context, caller }) => ownMemberships(context, caller),
};
