import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useAnswerDays } from '#i18n/answer-days.ts';
import { useSession } from '#session/use-session.ts';
import { useSeason } from '../season-state.ts';

/**
 * The built HTML contains the visitors' texts. They are hidden from signed-in people until the island has read the
 * session.
 */
const untilKnown = { 'html[data-session] &': { visibility: 'hidden' } } as const;

/** The headline and the text below it, for visitors, for members, or for the time after registration has ended. */
export function HeroWords() {
  const { t } = useTranslation('landing');
  const { season } = useSeason();
  const { isSignedIn } = useSession();
  // The first render must equal the built HTML, which contains the default for the days within which the club answers.
  // The variable `answerDays` of all texts may already have the days from the settings, so the days are passed
  // explicitly here.
  const answerDays = useAnswerDays();
  const words = isSignedIn ? 'member' : season === 'closed' ? 'closed' : 'open';
  return (
    <>
      <Typography
        variant="display"
        component="h1"
        sx={{ maxInlineSize: { md: '13ch' }, ...(words === 'open' && untilKnown) }}
      >
        {t(`hero.${words}.headline`)}
      </Typography>
      <Typography
        variant="subtitle1"
        component="p"
        sx={{
          marginBlockStart: 2,
          color: 'band.muted',
          maxInlineSize: '46ch',
          display: { xs: words === 'open' ? 'none' : 'block', sm: 'block' },
          ...(words === 'open' && untilKnown),
        }}
      >
        {t(`hero.${words}.lead`, { answerDays })}
      </Typography>
    </>
  );
}
