import type * as contract from '@fanclub/contract/admin/case-routes';
import { presentFamily } from '#features/members/present-family';
import { presentMemberForAdmin } from '#features/members/present-member';
import type { HandlersOf } from '#pipeline/handler';
import { countQueues, findCase, readQueue } from './read-queues.ts';

export const caseHandlers: HandlersOf<typeof contract> = {
  readUser: async ({ context, params }) => {
    const member = await findCase(context.db, params.id);
    const family = await presentFamily(context.db, member);
    return { user: presentMemberForAdmin(member, context.now()), ...family };
  },

  countQueues: ({ context, caller }) => countQueues(context.db, caller.email),

  listQueue: async ({ context, caller, params, query }) => {
    const { members, nextCursor } = await readQueue(context.db, params.queue, {
      adminEmail: caller.email,
      limit: query.limit === undefined ? undefined : Number(query.limit),
      cursor: query.cursor,
    });
    const now = context.now();
    return {
      users: members.map((member) => presentMemberForAdmin(member, now)),
      next_cursor: nextCursor,
    };
  },
};
