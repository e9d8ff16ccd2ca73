import { useTranslation } from 'react-i18next';
import { usePublicSettings } from '#api/public-settings.ts';

/** How long the image is kept: as the club has set it, or by whom it is deleted where that is not known. */
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
