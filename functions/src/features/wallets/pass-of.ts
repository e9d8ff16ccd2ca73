import { brand } from '@fanclub/contract/brand/brand';
import { nameOnCard } from '@fanclub/contract/members/name-on-card';
import { packNames } from '@fanclub/contract/pricing/pack-names';
import { seasonIdOf } from '@fanclub/contract/seasons/season';
import { formatDay } from '@fanclub/contract/text/format';
import type { LanguageCode } from '@fanclub/contract/text/languages';
import { instantOf } from '#features/settings/deadline';
import { AppError } from '#platform/app-error';
import { proofUrlOf } from '#platform/card-code';
import type { ServerContext } from '#platform/context';
import type { Member } from '#repositories/member';
import { readRegistrationSettings } from '#repositories/registration-settings';
import { passWords } from './pass-words.ts';

/** What a pass says, in whichever wallet. */
export interface Pass {
  /** The same for the same membership, so that a wallet has each once however often it is put there. */
  id: string;
  club: string;
  title: string;
  name: string;
  fields: { key: 'package' | 'season' | 'until'; label: string; value: string }[];
  /** When the season's last day is over on the club's own clock; null while it has none. */
  endsAt: Date | null;
  /** What the QR code holds. The wallets never ask us again: it alone says what holds today. */
  proofUrl: string;
}

/** The pass of a member's membership; throws `account_not_approved` for who has none. */
export async function passOf(
  context: ServerContext,
  member: Member,
  language: LanguageCode,
): Promise<Pass> {
  const { id: uid, membership } = member;
  if (!membership) throw new AppError('account_not_approved');
  const { season, pack_type, valid_until: last } = membership;
  const settings = await readRegistrationSettings(context);
  const words = passWords[language];
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
