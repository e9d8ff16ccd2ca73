import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/use-format.ts';
import { useSeason } from '../season-state.ts';
import { unknown } from '../unknown.ts';

/** A sentence with the deadline. */
export function JoinNote() {
  const { t } = useTranslation('landing');
  const format = useFormat();
  const { season, settings, isAbsent } = useSeason();
  const [day, time] = settings
    ? [format.date(settings.deadline), format.time(settings.deadline)]
    : [unknown, unknown];
  if (isAbsent) return null;
  return <span>{t(season === 'late' ? 'join.lateNote' : 'join.note', { day, time })}</span>;
}
