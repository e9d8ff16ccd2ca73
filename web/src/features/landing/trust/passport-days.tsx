import { useTranslation } from 'react-i18next';
import { usePublicSettings } from '#api/public-settings.ts';

/**
 * Says for how many days the image of the passport is stored. Until the setting is loaded, the text contains no
 * number.
 */
export function PassportDays() {
  const { t } = useTranslation('landing');
  const days = usePublicSettings().settings?.retention_days.passport;
  return (
    <span>
      {days === undefined && t('trust.passport.deleted')}
      {days === 0 && t('trust.passport.onRequest')}
      {days !== undefined && days > 0 && t('trust.passport.days', { count: days })}
    </span>
  );
}
