import type * as contract from '@fanclub/contract/settings/admin-routes';
import type { HandlersOf } from '#pipeline/handler';
import { pageOf } from '#pipeline/page-of';
import { changeSettings, takeBackSettings } from './change-settings.ts';
import { confirmSettings, dropSettings } from './confirm-settings.ts';
import { listChanges } from './list-changes.ts';
import { presentClubSettings } from './present-club-settings.ts';

export const adminSettingsHandlers: HandlersOf<typeof contract> = {
  readSettings: ({ context, caller }) => presentClubSettings(context, caller),

  listSettingChanges: ({ context, caller, query }) =>
    listChanges(context.db, caller.role, pageOf(query)),

  updateSettings: async ({ context, caller, body }) => ({
    success: true,
    ...(await changeSettings(context, caller, body)),
  }),

  takeBackSettings: async ({ context, caller, body }) => ({
    success: true,
    ...(await takeBackSettings(context, caller, body.id)),
  }),

  confirmSettings: async ({ context, caller, body }) => {
    await confirmSettings(context, caller, body.id);
    return { success: true };
  },

  dropSettings: async ({ context, caller, body }) => {
    await dropSettings(context, caller, body.id);
    return { success: true };
  },
};
