import type * as contract from '@fanclub/contract/system/routes';
import type { HandlersOf } from '#pipeline/handler';
import { findProblems } from './find-problems.ts';

let description: Record<string, unknown> | undefined;

export const systemHandlers: HandlersOf<typeof contract> = {
  health: async ({ context }) => {
    const problems = await findProblems(context);
    return { ok: true, ...(problems.length > 0 && { problems }) };
  },

  openapi: async () => {
    if (!description) {
      const { describeApi } = await import('@fanclub/contract/openapi/describe-api');
      description = describeApi();
    }
    return description;
  },
};
