import type { MemberProfile } from '@fanclub/contract/members/profile';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/use-format.ts';

export type MemberNumber = Pick<MemberProfile, 'member_number' | 'member_since'>;

/**
 * Returns a function that returns a text with the year since which a person is a member, and the member number; null
 * before the first approval.
 */
export function useMemberLine() {
  const { t } = useTranslation('common');
  const { year, plainNumber } = useFormat();
  return ({ member_number: number, member_since: since }: MemberNumber): string | null =>
    number === null || since === null
      ? null
      : t('card.member', { year: year(since), number: plainNumber(number) });
}
