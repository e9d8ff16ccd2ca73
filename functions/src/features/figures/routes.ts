import type * as contract from '@fanclub/contract/figures/routes';
import { moneyRoles } from '@fanclub/contract/roles';
import type { HandlersOf } from '#pipeline/handler';
import { findFigures } from '#repositories/figures';
import { readSeasonFigures } from './season-figures.ts';

export const figuresHandlers: HandlersOf<typeof contract> = {
  readFigures: async ({ context }) => {
    const row = await findFigures(context.db);
    return {
      measured_at: row?.measured_at.toDate().toISOString() ?? null,
      figures: row?.figures ?? null,
    };
  },

  readSeasonFigures: ({ context, caller }) =>
    readSeasonFigures(context, moneyRoles.includes(caller.role)),
};
