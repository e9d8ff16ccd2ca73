import { brand } from '@fanclub/contract/brand/brand';
import { nameOnCard } from '@fanclub/contract/members/name-on-card';
import { seasonIdOf } from '@fanclub/contract/seasons/season';
import { formatDay } from '@fanclub/contract/text/format';
import type { LanguageCode } from '@fanclub/contract/text/languages';
import { packNames } from '@fanclub/contract/words/pack-names';
import { serverWords } from '@fanclub/contract/words/server';
import { instantOf } from '#features/settings/deadline';
import { AppError } from '#platform/app-error';
import { proofUrlOf } from '#platform/card-code';
import type { ServerContext } from '#platform/context';
import type { Member } from '#repositories/member';
import { readRegistrationSettings } from '#repositories/registration-settings';

/** The content of a pass, for either wallet. */
export interface Pass {
  /** The id follows from the membership, so that a wallet has only one pass for it. */
  id: string;
  club: string;
  title: string;
  name: string;
  fields: { key: 'package' | 'season' | 'until'; label: string; value: string }[];
  /** The end of the season's last day in the club's time zone; null if the season has no last day. */
  endsAt: Date | null;
  /**
   * The URL in the QR code. Wallets do not update a pass, so only this URL tells whether the membership is still
   * valid.
   */
  proofUrl: string;
}

/** Returns the pass of a member's membership. Throws `account_not_approved` for a member without a membership. */
export async function passOf(
  context: ServerContext,
  member: Member,
  language: LanguageCode,
): Promise<Pass> {
  const { id: uid, membership } = member;
  if (!membership) throw new AppError('account_not_approved');
  const { season, pack_type, valid_until: last } = membership;
  const settings = await readRegistrationSettings(context);
  const words = serverWords[language].pass;
  return {
    id: `${uid}_${seasonIdOf(season)}`,
    club: brand.name[language],
    title: words.title,
    name: nameOnCard({ ...member, pack_type }),
    fields: [
      { key: 'package', label: words.package, value: packNames[language][pack_type] },
      { key: 'season', label: words.season, value: season },
      ...(last
        ? [{ key: 'until' as const, label: words.until, value: formatDay(last, language) }]
        : []),
    ],
    endsAt: last ? new Date(instantOf(`${last}T23:59:59`, settings.deadlineZone)) : null,
    proofUrl: proofUrlOf(context, { uid, season }),
  };
}
