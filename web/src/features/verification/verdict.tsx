import type { CardProof } from '@fanclub/contract/verification/routes';
import BlockIcon from '@mui/icons-material/BlockOutlined';
import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import EndedIcon from '@mui/icons-material/EventBusyOutlined';
import LaterIcon from '@mui/icons-material/EventOutlined';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MessageState } from '#ui/message-state.tsx';
import { Panel } from '#ui/panel.tsx';

const marks: Record<CardProof, { icon: ReactNode; colour: string }> = {
  valid: { icon: <CheckIcon />, colour: 'success.main' },
  later: { icon: <LaterIcon />, colour: 'warning.main' },
  ended: { icon: <EndedIcon />, colour: 'text.secondary' },
  withdrawn: { icon: <BlockIcon />, colour: 'error.main' },
};

interface VerdictProps {
  state: CardProof;
  /** First name and initial of the holder. */
  name: string;
  /** The package's name in the language of the page. */
  pack: string;
  season: string;
  /** Since when the holder is a member, and the member number. */
  memberLine: string | null;
  /** First and last day of the membership, formatted. */
  first: string | null;
  last: string | null;
  /** When the server was asked, formatted. */
  checkedAt: string;
  isChecking?: boolean;
  onCheck?: () => void;
}

/** Shows what a card's code proves. The values are formatted, because the build renders the panel with placeholders. */
export function Verdict({ state, name, pack, season, memberLine, ...props }: VerdictProps) {
  const { first, last, checkedAt, isChecking, onCheck } = props;
  const { t } = useTranslation('verification');
  return (
    <Panel
      role="status"
      sx={{
        display: 'grid',
        justifyItems: 'center',
        gap: 1,
        paddingBlock: 5,
        paddingInline: 3,
        textAlign: 'center',
        borderTop: '6px solid',
        borderTopColor: marks[state].colour,
        '& svg': { fontSize: '3.5rem', color: marks[state].colour },
      }}
    >
      {marks[state].icon}
      <Typography variant="h3" component="p" sx={{ color: marks[state].colour }}>
        {t(`state.${state}`)}
      </Typography>
      <Typography variant="h4" component="p">
        <bdi>{name}</bdi>
      </Typography>
      <Typography>{t('card', { pack, season })}</Typography>
      {memberLine && <Typography>{memberLine}</Typography>}
      {state === 'later' && first && (
        <Typography sx={{ fontWeight: 650 }}>{t('from', { day: first })}</Typography>
      )}
      {last && (
        <Typography color="textSecondary">
          {t(state === 'ended' ? 'ended' : 'until', { day: last })}
        </Typography>
      )}
      <Typography variant="body2" color="textSecondary" sx={{ marginBlockStart: 2 }}>
        {t('checked', { moment: checkedAt })}
      </Typography>
      <Button
        variant="outlined"
        color="secondary"
        loading={isChecking ?? null}
        onClick={onCheck}
        data-early="proveCard"
      >
        {t('again')}
      </Button>
    </Panel>
  );
}

/** Says that the club has no card with this code. */
export function UnknownCard() {
  const { t } = useTranslation(['verification', 'errors']);
  return (
    <MessageState
      role="alert"
      icon={<BlockIcon />}
      title={t('unknown')}
      text={t('errors:card_unknown')}
    />
  );
}
