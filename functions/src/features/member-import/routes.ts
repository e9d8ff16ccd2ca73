import { ownersColumns } from '@fanclub/contract/members/import-columns';
import type * as contract from '@fanclub/contract/members/import-routes';
import type { HandlersOf } from '#pipeline/handler';
import { limitCaller } from '#pipeline/limit-account';
import { AppError } from '#platform/app-error';
import { importMembers } from './import-members.ts';

export const memberImportHandlers: HandlersOf<typeof contract> = {
  importMembers: async ({ context, caller, body }) => {
    if (caller.role === 'owner') return importMembers(context, caller.email, body);
    const isFile = body.lines.length > 1;
    if (isFile || body.lines.some(({ cells }) => ownersColumns.some((name) => cells[name]))) {
      throw new AppError('forbidden');
    }
    if (body.make) await limitCaller(context, 'deskEntry', caller);
    // Only owners import files. So no other admin can keep a payment from being looked for on a statement.
    return importMembers(context, caller.email, { ...body, at_desk: true });
  },
};
