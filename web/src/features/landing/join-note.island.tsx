import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { usePublicSettings } from '#api/public-settings.ts';
import { useFormat } from '#i18n/use-format.ts';
import { island } from '#islands/island.tsx';

/** The deadline once more, to the minute. */
function JoinNote() {
  const { t } = useTranslation('landing');
  const format = useFormat();
  const { settings } = usePublicSettings();
  return (
    <Typography variant="body2" sx={{ color: 'band.muted', minBlockSize: '1.75em' }}>
      {settings &&
        t(settings.deadline_passed ? 'join.lateNote' : 'join.note', {
          day: settings.deadline,
          time: format.time(settings.deadline),
        })}
    </Typography>
  );
}

export default island('join-note', JoinNote, { when: 'visible', texts: ['landing'] });
