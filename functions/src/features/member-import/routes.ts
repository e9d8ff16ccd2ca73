import type * as contract from '@fanclub/contract/admin/import-routes';
import { ownersColumns } from '@fanclub/contract/members/import-columns';
import { readAtDesk } from '#features/money/desk-payment';
import type { HandlersOf } from '#pipeline/handler';
import { limitCaller } from '#pipeline/limit-caller';
import { AppError } from '#platform/app-error';
import { importMembers } from './import-members.ts';
import { inviteImported, keepImport, listImports, listShapes, rememberShape } from './imports.ts';
import { takeImportBack } from './take-back.ts';

export const memberImportHandlers: HandlersOf<typeof contract> = {
  importMembers: async ({ context, caller, body }) => {
    const { desk, ...file } = body;
    if (caller.role !== 'owner') {
      // Only owners import files. So no other admin can keep a payment from being looked for on a statement.
      const isOwners = file.lines.some(({ cells }) => ownersColumns.some((name) => cells[name]));
      if (!desk || isOwners) throw new AppError('forbidden');
    }
    if (desk && file.lines.length > 1) throw new AppError('forbidden');
    if (body.make) {
      const limit = caller.role === 'owner' ? 'importedLines' : 'deskEntry';
      await limitCaller(context, limit, caller, file.lines.length);
    }
    const entry = desk && { ...(await readAtDesk(context, caller, desk.payment)), ...desk };
    const report = await importMembers(context, caller.email, file, entry ?? null);
    if (!desk && body.make && body.shape) await rememberShape(context, body.shape);
    return report;
  },

  listImports: async ({ context, caller }) => ({
    imports: await listImports(context, caller.email),
    shapes: await listShapes(context),
  }),

  changeImport: async ({ context, caller, params: { id }, body: { what } }) => {
    if (what === 'take_back') return takeImportBack(context, caller.email, id);
    if (what === 'keep') await keepImport(context, id);
    const done = what === 'invite' ? await inviteImported(context, id) : 0;
    return { done, waits: false, kept: [] };
  },
};
