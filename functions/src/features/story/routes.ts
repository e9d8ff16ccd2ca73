import type * as contract from '@fanclub/contract/story/routes';
import { findCase } from '#features/admin/read-queues';
import type { HandlersOf } from '#pipeline/handler';
import { pageOf } from '#pipeline/page-of';
import { writeView } from '#repositories/audit-views';
import { readStory } from './read-story.ts';

export const storyHandlers: HandlersOf<typeof contract> = {
  readStory: async ({ context, caller, params, query }) => {
    const member = await findCase(context.db, params.id);
    // The story shows as much about a member as the case does, so reading it is recorded as a look at the case.
    const view = { adminEmail: caller.email, memberId: member.id, action: 'view_case' } as const;
    await writeView(context, view, context.now());
    const page = pageOf(query);
    const { events, nextCursor } = await readStory(context, caller, member, {
      kind: query.kind,
      page,
    });
    return { events, next_cursor: nextCursor };
  },
};
