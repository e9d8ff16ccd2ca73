import type * as contract from '@fanclub/contract/verification/routes';
import { asMember } from '#features/members/profile-policy';
import type { HandlersOf } from '#pipeline/handler';
import { ownCardCode, verifyCard } from './verify-card.ts';

export const verificationHandlers: HandlersOf<typeof contract> = {
  verifyCard: ({ context, body }) => verifyCard(context, body.code),
  ownCardCode: ({ context, caller }) => ownCardCode(context, asMember(caller).uid),
};
