import type * as contract from '@fanclub/contract/figures/routes';
import type { HandlersOf } from '#pipeline/handler';
import { findFigures } from '#repositories/figures';

export const figuresHandlers: HandlersOf<typeof contract> = {
  readFigures: async ({ context }) => {
    const row = await findFigures(context.db);
    return {
      measured_at: row?.measured_at.toDate().toISOString() ?? null,
      figures: row?.figures ?? null,
    };
  },
};
