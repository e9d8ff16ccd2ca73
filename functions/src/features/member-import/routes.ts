import type * as contract from '@fanclub/contract/members/import-routes';
import type { HandlersOf } from '#pipeline/handler';

export const memberImportHandlers: HandlersOf<typeof contract> = {
  async importMembers({ context, caller, body }) {
    // Loaded on demand: it makes tables of countries in every language, which a cold start should not wait for.
    const { importMembers } = await import('./import-members.ts');
    return importMembers(context, caller.email, body);
  },
};
