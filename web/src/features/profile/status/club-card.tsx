import type { CardState, OwnCard } from '@fanclub/contract/cards/card';
import { ownCards } from '@fanclub/contract/cards/routes';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { routeQuery } from '#api/route-query.ts';
import { useFormat } from '#i18n/use-format.ts';
import type { Profile } from '#member/profile-query.ts';
import { TimelineRow } from '#member/timeline.tsx';
import { bareList } from '#ui/bare-list.ts';
import { CopyButton } from '#ui/copy-button.tsx';
import { Ltr } from '#ui/ltr.tsx';
import { SectionPanel } from '#ui/panel.tsx';
import { Row } from '#ui/row.tsx';
import { forWhom } from '../for-whom.ts';
import { ReportMissing } from './report-missing.tsx';

/**
 * The delivery of the season's club card, step by step. Nothing is shown before there is a card or if the
 * request fails. While the card loads, its place is kept.
 */
export function ClubCard({ profile, season }: { profile: Profile; season: string }) {
  const { t } = useTranslation('profile');
  const { data, isPending } = useQuery(routeQuery(ownCards, { query: forWhom(profile) }));
  const [card, ...earlier] = data?.cards.filter((one) => one.season === season) ?? [];
  if (isPending) return <Skeleton variant="rounded" height={300} />;
  if (!card) return null;
  return (
    <SectionPanel title={t('clubCard.title')}>
      <Typography variant="note" sx={{ marginBlockEnd: 2 }}>
        {t('clubCard.name', { name: card.name_on_card })}
        {earlier.length > 0 && (
          <Box component="span" sx={{ display: 'block' }}>
            {t('clubCard.another')}
          </Box>
        )}
      </Typography>
      <Box component="ol" sx={bareList}>
        {stepsOf(card).map((step) => (
          <CardStep key={step.state} step={step} card={card} />
        ))}
      </Box>
      {card.is_held && (
        <Alert severity="info" sx={{ marginBlockStart: 2 }}>
          {t('clubCard.held')}
        </Alert>
      )}
      {card.may_report && <ReportMissing cardId={card.id} />}
    </SectionPanel>
  );
}

type Shown = Exclude<CardState, 'void'>;
const way: readonly Shown[] = ['to_print', 'printed', 'posted'];

interface ShownStep {
  state: Shown;
  appearance: 'done' | 'active' | 'upcoming' | 'failed';
  at: string | null;
}

/** Returns the steps of a card's delivery. If the card came back or did not arrive, that is the last step. */
function stepsOf({ state, steps }: OwnCard): ShownStep[] {
  if (state === 'void') return [];
  const at = (of: CardState) => steps.find((step) => step.state === of)?.at ?? null;
  const reached = way.indexOf(state);
  // Any other state comes after `posted`, so all steps of `way` are done.
  const place = reached === -1 ? way.length : reached;
  const steady = way.map((one, i): ShownStep => {
    if (i > place) return { state: one, appearance: 'upcoming', at: null };
    // In the state `to_print` the printing is still to be done, so this step is active. In every other state the step
    // of the same name is done.
    const isWaiting = i === place && one === 'to_print';
    return {
      state: one,
      appearance: isWaiting ? 'active' : 'done',
      at: isWaiting ? null : at(one),
    };
  });
  const isAstray = state === 'returned' || state === 'missing';
  return isAstray ? [...steady, { state, appearance: 'failed', at: at(state) }] : steady;
}

function CardStep({ step: { state, appearance, at }, card }: { step: ShownStep; card: OwnCard }) {
  const { t } = useTranslation('profile');
  const { date } = useFormat();
  const notes: Record<Shown, string | null> = {
    to_print: appearance === 'active' ? t('clubCard.toAddress') : null,
    printed: null,
    posted: card.state === 'posted' ? t('clubCard.onItsWay') : null,
    returned: t('clubCard.cameBack'),
    missing: t('clubCard.told'),
  };
  const { tracking } = card;
  return (
    <TimelineRow state={appearance} title={t(`clubCard.${state}`)}>
      {at && <time dateTime={at}>{date(at)}</time>}
      {notes[state] && (
        <Box component="span" sx={{ display: 'block' }}>
          {notes[state]}
        </Box>
      )}
      {state === 'posted' && tracking && (
        <Row component="span" sx={{ gap: 1, marginBlockStart: 0.5 }}>
          <span>
            {t('clubCard.tracking')} <Ltr>{tracking}</Ltr>
          </span>
          <CopyButton text={tracking} label={tracking} />
        </Row>
      )}
    </TimelineRow>
  );
}
