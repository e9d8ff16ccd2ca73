import type * as contract from '@fanclub/contract/seasons/admin-routes';
import type { HandlersOf } from '#pipeline/handler';
import { presentSeasons } from './present-seasons.ts';
import { dropSeason, saveSeason } from './save-season.ts';
import { startSeason } from './start-season.ts';

export const seasonsHandlers: HandlersOf<typeof contract> = {
  listSeasons: async ({ context }) => ({ seasons: await presentSeasons(context) }),

  saveSeason: async ({ context, caller, params, body }) => ({
    season: await saveSeason(context, caller.email, params.seasonId, body),
  }),

  startSeason: async ({ context, caller, params }) => {
    await startSeason(context, caller.email, params.seasonId);
    return { success: true };
  },

  dropSeason: async ({ context, caller, params }) => {
    await dropSeason(context, caller.email, params.seasonId);
    return { success: true };
  },
};
