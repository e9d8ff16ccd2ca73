import type * as contract from '@fanclub/contract/admin/case-routes';
import type { EarlierSeason } from '@fanclub/contract/admin/case-routes';
import { normaliseTracking } from '@fanclub/contract/cards/card';
import { pick } from '@fanclub/contract/members/by-name';
import { receivedAtAll } from '@fanclub/contract/money/due';
import type { Firestore } from 'firebase-admin/firestore';
import { findAlike } from '#features/members/find-alike';
import { presentCase } from '#features/members/present-case';
import { presentFamily } from '#features/members/present-family';
import { presentMemberRow, presentRows } from '#features/members/present-member-for-admin';
import { countListed } from '#pipeline/count-listed';
import type { HandlersOf } from '#pipeline/handler';
import { pageOf } from '#pipeline/page-of';
import type { ServerContext } from '#platform/context';
import { cardsWithTracking } from '#repositories/cards';
import type { Member } from '#repositories/member';
import { matchingMembers } from '#repositories/member-lists';
import { findMembers, membersFrom, readEarlier } from '#repositories/members';
import { inOrderOf } from '#repositories/pages';
import { countQueues, findCase, findOpened, readQueue } from './read-queues.ts';

const mostFound = 10;
/** The form of a postal tracking number. Only a text of this form is looked up among the cards. */
const trackingPattern = /^(?=.*\d)[A-Z0-9-]{6,40}$/;

/**
 * Returns at most ten members: first those with a club card of exactly this tracking number, then those whom the search
 * of the panel's list of members finds.
 */
async function searchMembers({ db }: ServerContext, q: string): Promise<Member[]> {
  const tracking = normaliseTracking(q);
  const [byCard, byKey] = await Promise.all([
    trackingPattern.test(tracking) ? cardsWithTracking(db, tracking).limit(mostFound).get() : null,
    inOrderOf(matchingMembers(db, { q }), 'created_at', 'desc').limit(mostFound).get(),
  ]);
  const ids = byCard?.docs.map((row) => row.data().member_id) ?? [];
  const members = await findMembers(db, [...new Set(ids)]);
  for (const member of await membersFrom(db, db, byKey.docs)) members.set(member.id, member);
  return [...members.values()].slice(0, mostFound);
}

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
      users: await presentRows(context.db, members),
      next_cursor: nextCursor,
    };
  },
};

/** Lists a member's earlier applications, the latest season first. Throws `user_not_found`. */
async function listEarlierSeasons(db: Firestore, id: string): Promise<EarlierSeason[]> {
  const member = await findCase(db, id);
  const names = [
    'season',
    'request_number',
    'request_status',
    'pack_type',
    'juventus_card',
  ] as const;
  return (await readEarlier(db, db, member))
    .map((earlier) => {
      const own = member.memberships.find(
        ({ request_number }) => request_number === earlier.request_number,
      );
      return {
        ...pick(earlier, names),
        valid_until: own?.valid_until ?? null,
        received: receivedAtAll(earlier),
      };
    })
    .sort((a, b) => b.season.localeCompare(a.season));
}
