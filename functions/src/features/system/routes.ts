import type * as contract from '@fanclub/contract/system/routes';
import type { HandlersOf } from '#pipeline/handler';

let description: Record<string, unknown> | undefined;

export const systemHandlers: HandlersOf<typeof contract> = {
  health: async () => ({ ok: true }),

  openapi: async () => {
    if (!description) {
      const { describeApi } = await import('@fanclub/contract/openapi/describe-api');
      description = describeApi();
    }
    return description;
  },
};
