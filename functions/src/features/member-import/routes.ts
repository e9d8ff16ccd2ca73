import type * as contract from '@fanclub/contract/members/import-routes';
import type { HandlersOf } from '#pipeline/handler';
import { importMembers } from './import-members.ts';

export const memberImportHandlers: HandlersOf<typeof contract> = {
  importMembers: ({ context, caller, body }) =>
    importMembers(context, caller.email, {
      ...body,
      // Only owners import files. So no other admin can keep a payment from being looked for on a statement.
      at_desk: body.at_desk || caller.role !== 'owner',
    }),
};
