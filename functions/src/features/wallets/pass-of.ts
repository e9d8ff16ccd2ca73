import { club } from '@fanclub/contract/club/club';
import { clubDay, endOfClubDay } from '@fanclub/contract/club/club-day';
import { lineOf, membershipsOf } from '@fanclub/contract/members/membership';
import { nameOnCard } from '@fanclub/contract/members/name-on-card';
import { packName } from '@fanclub/contract/pricing/packages';
import { seasonIdOf } from '@fanclub/contract/seasons/season';
import { formatDay, formatPlainNumber, formatYear } from '@fanclub/contract/text/format';
import type { LanguageCode } from '@fanclub/contract/text/languages';
import { serverWords } from '@fanclub/contract/words/server';
import { AppError } from '#platform/app-error';
import { proofUrlOf } from '#platform/card-code';
import type { ServerContext } from '#platform/context';
import type { Person } from '#repositories/member';

/** The content of a pass, for either wallet. */
export interface Pass {
  /** The id follows from the membership, so that a wallet has only one pass for it. */
  id: string;
  club: string;
  title: string;
  name: string;
  fields: {
    key: 'package' | 'season' | 'from' | 'until' | 'since';
    label: string;
    value: string;
  }[];
  /** The end of the season's last day where the club is; null if the season has no last day. */
  endsAt: Date | null;
  /**
   * The URL in the QR code. Wallets do not update a pass, so only this URL tells whether the membership is still
   * valid.
   */
  proofUrl: string;
}

/**
 * The member whose pass is requested, and the season of the pass. Without a season, the pass is of the running
 * membership, or else of the last or the next one.
 */
export interface PassRequest {
  member: Person;
  season?: string | undefined;
}

/** Returns the pass of a membership. Throws `account_not_approved` for a member without that membership. */
export async function passOf(
  context: ServerContext,
  { member, season: asked }: PassRequest,
  language: LanguageCode,
): Promise<Pass> {
  const { id: uid, member_number: number, member_since: since } = member;
  const today = clubDay(context.now());
  const membership = membershipsOf(lineOf(member.memberships, today)).find(
    ({ season }) => asked === undefined || season === asked,
  );
  if (!membership) throw new AppError('account_not_approved');
  const { season, pack_type, valid_from: first, valid_until: last } = membership;
  const words = serverWords[language].pass;
  return {
    id: `${uid}_${seasonIdOf(season)}`,
    club: club.name[language],
    title: words.title,
    name: nameOnCard({ ...member, pack_type }),
    fields: [
      { key: 'package', label: words.package, value: packName(pack_type, language) },
      { key: 'season', label: words.season, value: season },
      ...(first && first > today
        ? [{ key: 'from' as const, label: words.from, value: formatDay(first, language) }]
        : []),
      ...(last
        ? [{ key: 'until' as const, label: words.until, value: formatDay(last, language) }]
        : []),
      ...(number !== null && since !== null
        ? [
            {
              key: 'since' as const,
              label: words.since,
              value: `${formatYear(since, language)} · ${words.number} ${formatPlainNumber(number, language)}`,
            },
          ]
        : []),
    ],
    endsAt: last ? endOfClubDay(last) : null,
    proofUrl: proofUrlOf(context, { uid, season }),
  };
}
