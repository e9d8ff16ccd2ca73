import type { EarlierSeason } from '@fanclub/contract/admin/case-routes';
import { pick } from '@fanclub/contract/members/by-name';
import { receivedOf } from '@fanclub/contract/money/due';
import type { Firestore } from 'firebase-admin/firestore';
import { type ArchivedSeason, findSeasonsOf } from '#repositories/archived-seasons';
import { listSeasons } from '#repositories/seasons';
import { findCase } from './read-queues.ts';

/** Lists the applications that a member's renewals replaced, the latest first. Throws `user_not_found`. */
export async function listEarlierSeasons(db: Firestore, id: string): Promise<EarlierSeason[]> {
  const member = await findCase(db, id);
  const [archived, seasons] = await Promise.all([findSeasonsOf(db, member.id), listSeasons(db)]);
  const endOf = (label: string) => seasons.find((one) => one.label === label)?.ends ?? null;
  return archived
    .map((one) => presentEarlier(one, endOf(one.season)))
    .sort((a, b) => b.season.localeCompare(a.season));
}

/** `end` is the season's present end, which staff may have moved after members have renewed. */
function presentEarlier(archived: ArchivedSeason, end: string | null): EarlierSeason {
  const { season, membership } = archived;
  const isMember = membership?.season === season;
  return {
    ...pick(archived, ['season', 'request_number', 'request_status', 'pack_type', 'juventus_card']),
    valid_until: isMember ? (end ?? membership.valid_until) : null,
    received: receivedOf(archived),
  };
}
