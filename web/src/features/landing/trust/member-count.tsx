import { useTranslation } from 'react-i18next';
import { usePublicSettings } from '#api/public-settings.ts';

/** The number of members if staff publish it, or else a general sentence. */
export function MemberCount() {
  const { t } = useTranslation('landing');
  const count = usePublicSettings().settings?.member_count ?? 0;
  return <span>{count > 0 ? t('trust.members', { count }) : t('trust.lead')}</span>;
}
