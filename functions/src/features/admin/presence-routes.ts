import type * as contract from '@fanclub/contract/admin/presence-routes';
import { presenceTtlMs } from '@fanclub/contract/admin/presence-routes';
import type { HandlersOf } from '#pipeline/handler';
import { listPresentAdmins, recordPresence, removePresence } from '#repositories/presence';

export const presenceHandlers: HandlersOf<typeof contract> = {
  announcePresence: async ({ context, caller, params }) => {
    const now = context.now();
    const presence = { memberId: params.id, adminEmail: caller.email };
    await recordPresence(context, presence, new Date(now.getTime() + presenceTtlMs));
    const admins = await listPresentAdmins(context, params.id, now);
    return { others: admins.filter((email) => email !== caller.email) };
  },

  endPresence: async ({ context, caller, params }) => {
    await removePresence(context, { memberId: params.id, adminEmail: caller.email });
    return { success: true };
  },
};
