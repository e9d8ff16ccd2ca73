import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useSeason } from '../season-state.ts';
import { reminderId } from './reminder-place.ts';

/** The text of the last call for this season; after registration has ended, the text about the next season. */
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
