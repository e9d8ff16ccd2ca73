import type * as contract from '@fanclub/contract/admin/bulk-routes';
import { presentMemberRow } from '#features/members/present-member-for-admin';
import type { HandlersOf } from '#pipeline/handler';
import type { Member } from '#repositories/member';
import { decideMany } from './decide-many.ts';
import { undoMany } from './undo-many.ts';

const presented = (member: Member | null) => member && presentMemberRow(member);

export const bulkHandlers: HandlersOf<typeof contract> = {
  decideMany: async ({ context, caller, body }) => {
    const results = await decideMany(context, {
      adminEmail: caller.email,
      decision: body.decision,
      applications: body.applications,
      reason: body.reason ?? null,
    });
    return {
      results: results.map(({ id, outcome, look = null, member }) => ({
        id,
        outcome,
        look,
        user: presented(member),
      })),
    };
  },

  undoMany: async ({ context, caller, body }) => {
    const results = await undoMany(context, caller.email, body.ids);
    return {
      results: results.map(({ id, outcome, member }) => ({
        id,
        outcome,
        user: presented(member),
      })),
    };
  },
};
