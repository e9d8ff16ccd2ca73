import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { reminderId } from '#config/paths.ts';
import { withTexts } from '#i18n/i18n.ts';
import { useFormat } from '#i18n/use-format.ts';
import { island } from '#islands/island.tsx';
import { lazyPart } from '#ui/lazily.tsx';
import { useSeason } from '../season-state.ts';
import { unknown } from '../shown-to.ts';

export const JoinNoteIsland = island('join-note', JoinNote, {
  when: 'visible',
  texts: ['landing'],
});
export const JoinWordsIsland = island('join-words', JoinWords, {
  when: 'visible',
  texts: ['landing'],
});
export const ReminderIsland = island('reminder', Reminder, { when: 'visible', texts: ['landing'] });

/** A sentence with the deadline. */
function JoinNote() {
  const { t } = useTranslation('landing');
  const format = useFormat();
  const { season, settings, isAbsent } = useSeason();
  const [day, time] = settings
    ? [format.date(settings.deadline), format.time(settings.deadline)]
    : [unknown, unknown];
  if (isAbsent) return null;
  return <span>{t(season === 'late' ? 'join.lateNote' : 'join.note', { day, time })}</span>;
}

/** Heading and text of the last section: about this season, or about the next one after registration has ended. */
function JoinWords() {
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

// The reminder form and its validation are loaded only after registration has ended, because the form is not shown
// before.
const ReminderForm = lazyPart(
  withTexts(['errors'], () => import('./reminder-form.tsx')),
  <Box sx={{ minBlockSize: 360 }} />,
);

function Reminder() {
  const { season } = useSeason();
  return <Box sx={{ inlineSize: '100%' }}>{season === 'closed' && <ReminderForm />}</Box>;
}
