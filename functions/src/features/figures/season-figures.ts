import { clubDay } from '@fanclub/contract/club/club-day';
import type { SeasonFigures } from '@fanclub/contract/figures/routes';
import { seasonBefore } from '@fanclub/contract/seasons/season';
import type { Firestore } from 'firebase-admin/firestore';
import type { ServerContext } from '#platform/context';
import { sumReceivedFor } from '#repositories/applications';
import { firstSeason, matchingMembers } from '#repositories/member-lists';
import { sumOwed } from '#repositories/owed-members';
import { inOrderOf } from '#repositories/pages';
import { readRegistrationSettings } from '#repositories/registration-settings';
import { queueRows } from '#repositories/review-queues';
import { countOf } from '#repositories/rows';
import { findSeasonDay, keepSeasonDay } from '#repositories/season-days';

/**
 * Returns the figures of the current season, and those of the season before as they were on this day a year ago.
 * Firestore counts and adds up at each call, so a payment is in the next answer. `withMoney` is false for roles that
 * see no money.
 */
export async function readSeasonFigures(context: ServerContext, withMoney: boolean) {
  const { db } = context;
  const { season } = await readRegistrationSettings(context);
  const at = context.now();
  const today = clubDay(at);
  const [now, stored] = await Promise.all([
    countSeason(db, season, withMoney),
    findSeasonDay(db, yearBefore(today)),
  ]);
  const isLast = stored?.season === seasonBefore(season);
  const last = stored && isLast ? stored.figures : null;
  return {
    season,
    counted_at: at.toISOString(),
    now,
    year_before: last && { ...last, money: withMoney ? last.money : null },
  };
}

/** Returns the same day of the year before. For 29 February this is no real day, and no figures are stored for it. */
const yearBefore = (day: string) => `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`;

/**
 * Stores the figures of a day in the first maintenance run of the day. If the process dies before they are stored, the
 * next run stores them. Returns 1 if this call stored them, and 0 otherwise.
 */
export async function countSeasonDay(context: ServerContext): Promise<number> {
  const { db } = context;
  const { season } = await readRegistrationSettings(context);
  const today = clubDay(context.now());
  if (await findSeasonDay(db, today)) return 0;
  const figures = await countSeason(db, season, true);
  return (await keepSeasonDay(db, today, { season, figures })) ? 1 : 0;
}

async function countSeason(
  db: Firestore,
  season: string,
  withMoney: boolean,
): Promise<SeasonFigures> {
  // No admin is given, because only the queue "mine" depends on the admin.
  const { rows, timeField, direction } = queueRows(db, 'to_review', '');
  const [first, members, waiting, ofSeason, joined, notRenewed, received, open] = await Promise.all(
    [
      firstSeason(db),
      countOf(matchingMembers(db, { standing: 'valid' })),
      countOf(inOrderOf(rows, timeField, direction)),
      countOf(matchingMembers(db, { season })),
      countOf(matchingMembers(db, { season, season_part: 'new' })),
      countOf(matchingMembers(db, { season: seasonBefore(season), season_part: 'last' })),
      withMoney ? sumReceivedFor(db, season) : null,
      withMoney ? sumOwed(db) : null,
    ],
  );
  // A member who is approved between the two counts is in only one of them, so the difference could be negative.
  const renewed = Math.max(0, ofSeason - joined);
  return {
    members,
    waiting,
    renewal: first !== null && first < season ? { renewed, not_renewed: notRenewed } : null,
    money: received && open && { received, open },
  };
}
