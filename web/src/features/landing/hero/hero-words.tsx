import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useAnswerDays } from '#i18n/answer-days.ts';
import { useSession } from '#session/use-session.ts';
import { useSeason } from '../season-state.ts';

/** Hides visitor texts from members until the session has been read. */
const untilKnown = { 'html[data-session] &': { visibility: 'hidden' } } as const;

/**
 * The headline and its explanation: for visitors, for members, and for the time after registration has
 * ended.
 */
export function HeroWords() {
  const { t } = useTranslation('landing');
  const { season } = useSeason();
  const { isSignedIn } = useSession();
  // The first render must equal the built HTML, so it must not use values that other islands have
  // loaded already.
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
