import type * as contract from '@fanclub/contract/merge/routes';
import { presentCase } from '#features/members/present-case';
import type { HandlersOf } from '#pipeline/handler';
import { askMerge, previewMerge, undoMerge } from './ask-merge.ts';
import { runMerge } from './run-merge.ts';

export const mergeHandlers: HandlersOf<typeof contract> = {
  previewMerge: ({ context, params, query }) => previewMerge(context, params.id, query.with),

  askMerge: async ({ context, caller, params, body }) => {
    const { goes, version } = body;
    const request = { adminEmail: caller.email, id: params.id, goes, version };
    const member = await askMerge(context, request);
    return { success: true, user: await presentCase(context, caller, member) };
  },

  undoMerge: async ({ context, caller, params }) => {
    const member = await undoMerge(context, caller.email, params.id);
    return { success: true, user: await presentCase(context, caller, member) };
  },

  runMerge: async ({ context, caller, params }) => {
    const member = await runMerge(context, params.id);
    return { success: true, user: await presentCase(context, caller, member) };
  },
};
