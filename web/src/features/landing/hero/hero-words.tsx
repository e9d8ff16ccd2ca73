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
  // The days are passed explicitly, because the first render must equal the built HTML, which contains the default. The
  // variable `answerDays`, which all texts have, may already contain the days from the settings.
  const answerDays = useAnswerDays();
  const state = isSignedIn ? 'member' : season === 'closed' ? 'closed' : 'open';
  return (
    <>
      <Typography
        variant="display"
        component="h1"
        sx={{ maxInlineSize: { md: '13ch' }, ...(state === 'open' && untilKnown) }}
      >
        {t(`hero.${state}.headline`)}
      </Typography>
      <Typography
        variant="subtitle1"
        component="p"
        sx={{
          marginBlockStart: 2,
          color: 'band.muted',
          maxInlineSize: '46ch',
          display: { xs: state === 'open' ? 'none' : 'block', sm: 'block' },
          ...(state === 'open' && untilKnown),
        }}
      >
        {t(`hero.${state}.lead`, { answerDays })}
      </Typography>
    </>
  );
}
