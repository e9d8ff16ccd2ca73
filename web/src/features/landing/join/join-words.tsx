import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { reminderId } from '#config/reminder-place.ts';
import { useSeason } from '../season-state.ts';

/** Heading and text of the last section: about this season, or about the next one after registration has ended. */
export function JoinWords() {
  const { t } = useTranslation('landing');
  const words = useSeason().season === 'closed' ? 'reminder' : 'join';
  return (
    <>
      <Typography id={`${reminderId}-heading`} variant="display" component="h2">
        {t(`${words}.heading`)}
      </Typography>
      <Typography variant="subtitle1" component="p">
        {t(`${words}.text`)}
      </Typography>
    </>
  );
}
