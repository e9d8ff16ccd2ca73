import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useAnswerDays } from '#i18n/answer-days.ts';
import { useSession } from '#session/use-session.ts';
import { useSeason } from '../season-state.ts';

/** Until the session is read, what is said to visitors is not shown to members. */
const untilKnown = { 'html[data-session] &': { visibility: 'hidden' } } as const;

/** The headline and what it means: for visitors, for members, and when registration has ended. */
export function HeroWords() {
  const { t } = useTranslation('landing');
  const { season } = useSeason();
  const { isSignedIn } = useSession();
  // What other islands have learnt must not be in the first render, which is the one that was built.
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
