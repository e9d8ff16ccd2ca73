import type * as contract from '@fanclub/contract/admin/case-routes';
import { presentFamily } from '#features/members/present-family';
import { presentMemberForAdmin } from '#features/members/present-member';
import type { HandlersOf } from '#pipeline/handler';
import { pageOf } from '#pipeline/page-of';
import { listEarlierSeasons } from './list-earlier-seasons.ts';
import { countQueues, findCase, readQueue } from './read-queues.ts';

export const caseHandlers: HandlersOf<typeof contract> = {
  readUser: async ({ context, params }) => {
    const member = await findCase(context.db, params.id);
    const family = await presentFamily(context.db, member);
    return { user: presentMemberForAdmin(member, context.now()), ...family };
  },

  listEarlierSeasons: async ({ context, params }) => ({
    seasons: await listEarlierSeasons(context.db, params.id),
  }),

  countQueues: ({ context, caller }) => countQueues(context.db, caller.email),

  listQueue: async ({ context, caller, params, query }) => {
    const { members, nextCursor } = await readQueue(context.db, params.queue, {
      ...pageOf(query),
      adminEmail: caller.email,
    });
    const now = context.now();
    return {
      users: members.map((member) => presentMemberForAdmin(member, now)),
      next_cursor: nextCursor,
    };
  },
};
