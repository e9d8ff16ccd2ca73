import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { usePublicSettings } from '#api/public-settings.ts';
import { island } from '#islands/island.tsx';

/** Until when; its line is kept while nobody knows. */
function DeadlineNote() {
  const { t } = useTranslation('landing');
  const { settings } = usePublicSettings();
  return (
    <Typography
      variant="body2"
      sx={{ color: 'band.muted', marginBlockEnd: 1, minBlockSize: '1.75em' }}
    >
      {settings && t('hero.deadline', { day: settings.deadline })}
    </Typography>
  );
}

export default island('deadline-note', DeadlineNote, { texts: ['landing'] });
