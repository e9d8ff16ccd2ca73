import { useTranslation } from 'react-i18next';
import { usePublicSettings } from '#api/public-settings.ts';
import { island } from '#islands/island.tsx';

export const MemberCountIsland = island('member-count', MemberCount, {
  when: 'visible',
  texts: ['landing'],
});
export const PassportDaysIsland = island('passport-days', PassportDays, {
  when: 'visible',
  texts: ['landing'],
});

/** The number of members if staff publish it, or else a general sentence. */
function MemberCount() {
  const { t } = useTranslation('landing');
  const count = usePublicSettings().settings?.member_count ?? 0;
  return <span>{count > 0 ? t('trust.members', { count }) : t('trust.lead')}</span>;
}

/**
 * Says for how many days the image of the passport is stored. Until the setting is loaded, the text contains no
 * number.
 */
function PassportDays() {
  const { t } = useTranslation('landing');
  const days = usePublicSettings().settings?.keep_passport_days;
  return (
    <span>
      {days === undefined && t('trust.passport.deleted')}
      {days === 0 && t('trust.passport.onRequest')}
      {days !== undefined && days > 0 && t('trust.passport.days', { count: days })}
    </span>
  );
}
