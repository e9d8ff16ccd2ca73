import type * as contract from '@fanclub/contract/wallets/routes';
import { requireOwnOrWard } from '#features/members/own-or-ward';
import { FileAnswer, type HandlersOf } from '#pipeline/handler';
import { applePass } from './apple-pass.ts';
import { googlePass } from './google-pass.ts';

export const walletsHandlers: HandlersOf<typeof contract> = {
  applePass: async ({ context, caller, query, language }) => {
    const member = await requireOwnOrWard(context, caller, query.for);
    const bytes = await applePass(context, { member, season: query.season }, language);
    return new FileAnswer('application/vnd.apple.pkpass', bytes, 'membership.pkpass');
  },
  googlePass: async ({ context, caller, query, language }) => {
    const member = await requireOwnOrWard(context, caller, query.for);
    return googlePass(context, { member, season: query.season }, language);
  },
};
