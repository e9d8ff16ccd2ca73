import type * as contract from '@fanclub/contract/admin/import-routes';
import { ownersColumns } from '@fanclub/contract/members/import-columns';
import { readAtDesk } from '#features/money/desk-payment';
import type { HandlersOf } from '#pipeline/handler';
import { limitCaller } from '#pipeline/limit-account';
import { AppError } from '#platform/app-error';
import { importMembers } from './import-members.ts';

export const memberImportHandlers: HandlersOf<typeof contract> = {
  importMembers: async ({ context, caller, body }) => {
    const { desk, ...file } = body;
    if (caller.role !== 'owner') {
      // Only owners import files. So no other admin can keep a payment from being looked for on a statement.
      const isOwners = file.lines.some(({ cells }) => ownersColumns.some((name) => cells[name]));
      if (!desk || isOwners) throw new AppError('forbidden');
      if (body.make) await limitCaller(context, 'deskEntry', caller);
    }
    if (desk && file.lines.length > 1) throw new AppError('forbidden');
    const entry = desk && { ...(await readAtDesk(context, caller, desk.payment)), ...desk };
    return importMembers(context, caller.email, file, entry ?? null);
  },
};
