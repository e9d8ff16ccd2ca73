import type * as contract from '@fanclub/contract/own-data/routes';
import { asMember } from '#features/members/profile-policy';
import { type HandlersOf, StreamAnswer } from '#pipeline/handler';
import { exportOwnData } from './export-own-data.ts';

export const ownDataHandlers: HandlersOf<typeof contract> = {
  exportOwnData: async ({ context, caller }) => {
    const member = asMember(caller);
    const fileName = `membership-${member.member.latest.request_number}.zip`;
    return new StreamAnswer('application/zip', exportOwnData(context, member), fileName);
  },
};
