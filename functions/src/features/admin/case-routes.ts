import type * as contract from '@fanclub/contract/admin/case-routes';
import type { EarlierSeason } from '@fanclub/contract/admin/case-routes';
import { pick } from '@fanclub/contract/members/by-name';
import { receivedOf } from '@fanclub/contract/money/due';
import type { Firestore } from 'firebase-admin/firestore';
import { findAlike } from '#features/members/find-alike';
import { presentCase } from '#features/members/present-case';
import { presentFamily } from '#features/members/present-family';
import { presentMemberRow } from '#features/members/present-member-for-admin';
import { countListed } from '#pipeline/count-listed';
import type { HandlersOf } from '#pipeline/handler';
import { pageOf } from '#pipeline/page-of';
import { type ArchivedSeason, findSeasonsOf } from '#repositories/archived-seasons';
import { listSeasons } from '#repositories/seasons';
import { countQueues, findCase, findOpened, readQueue } from './read-queues.ts';
import { searchMembers } from './search-members.ts';

export const caseHandlers: HandlersOf<typeof contract> = {
  readUser: async ({ context, caller, params }) => {
    const member = await findCase(context.db, params.id);
    const [user, family, alike] = await Promise.all([
      presentCase(context, caller, member),
      presentFamily(context.db, member),
      findAlike(context.db, member),
    ]);
    return { user, ...family, alike };
  },

  listEarlierSeasons: async ({ context, params }) => ({
    seasons: await listEarlierSeasons(context.db, params.id),
  }),

  findOpened: async ({ context, caller, query }) => ({
    opened: await findOpened(context, caller.email, query.ids.split(',')),
  }),

  searchMembers: async ({ context, caller, query }) => {
    const members = await searchMembers(context, query.q);
    await countListed(
      context,
      caller,
      members.map(({ id }) => id),
    );
    const found = members.map((member) => ({
      user: presentMemberRow(member),
      season: member.season,
    }));
    return { found };
  },

  countQueues: ({ context, caller }) => countQueues(context.db, caller.email),

  listQueue: async ({ context, caller, params, query }) => {
    const { members, nextCursor } = await readQueue(context.db, params.queue, {
      ...pageOf(query),
      adminEmail: caller.email,
    });
    await countListed(
      context,
      caller,
      members.map(({ id }) => id),
    );
    return {
      users: members.map(presentMemberRow),
      next_cursor: nextCursor,
    };
  },
};

/** Lists the applications that a member's renewals replaced, the latest first. Throws `user_not_found`. */
async function listEarlierSeasons(db: Firestore, id: string): Promise<EarlierSeason[]> {
  const member = await findCase(db, id);
  const [archived, seasons] = await Promise.all([findSeasonsOf(db, member.id), listSeasons(db)]);
  const endOf = (label: string) => seasons.find((one) => one.label === label)?.ends ?? null;
  return archived
    .map((one) => presentEarlier(one, endOf(one.season)))
    .sort((a, b) => b.season.localeCompare(a.season));
}

/**
 * Presents an archived application. `end` is the current end of its season, which an admin can move after members
 * have renewed.
 */
function presentEarlier(archived: ArchivedSeason, end: string | null): EarlierSeason {
  const { season, membership } = archived;
  const isMember = membership?.season === season;
  return {
    ...pick(archived, ['season', 'request_number', 'request_status', 'pack_type', 'juventus_card']),
    valid_until: isMember ? (end ?? membership.valid_until) : null,
    received: receivedOf(archived),
  };
}
