import type * as contract from '@fanclub/contract/members/import-routes';
import type { HandlersOf } from '#pipeline/handler';

export const memberImportHandlers: HandlersOf<typeof contract> = {
  async importMembers({ context, caller, body }) {
    // The module is loaded on demand: it makes tables of countries in every language, and a cold start should not wait
    // for it.
    const { importMembers } = await import('./import-members.ts');
    return importMembers(context, caller.email, body);
  },
};
