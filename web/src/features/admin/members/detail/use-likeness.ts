import type { AdminMember } from '@fanclub/contract/members/admin-member';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { familyQuery } from '#admin-kit/api/queries.ts';

/**
 * Returns a function that says what another application, for which this one is flagged, has in common with it. Like the
 * family, this comes with the application.
 */
export function useLikeness(member: AdminMember) {
  const { t } = useTranslation('review');
  const { data } = useQuery({ ...familyQuery(member.request_number), queryFn: skipToken });
  return (number: string): string[] => {
    const found = data?.alike.find(({ request_number }) => request_number === number);
    const names = found?.likenesses.map((likeness) => t(`alike.${likeness}`)) ?? [];
    return names.length > 0 ? names : [t('alike.none')];
  };
}
