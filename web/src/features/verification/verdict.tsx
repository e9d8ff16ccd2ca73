import type { CardProof } from '@fanclub/contract/verification/routes';
import BlockIcon from '@mui/icons-material/BlockOutlined';
import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import EndedIcon from '@mui/icons-material/EventBusyOutlined';
import LaterIcon from '@mui/icons-material/EventOutlined';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Filled } from '#ui/form/site-form.tsx';
import { Panel } from '#ui/panel.tsx';

const marks: Record<CardProof, { icon: ReactNode; colour: string }> = {
  valid: { icon: <CheckIcon />, colour: 'success.main' },
  later: { icon: <LaterIcon />, colour: 'warning.main' },
  ended: { icon: <EndedIcon />, colour: 'text.secondary' },
  withdrawn: { icon: <BlockIcon />, colour: 'error.main' },
};

/** Shows what a card's code proves. The script fills in the holder, the package and the days that the server names. */
export function Verdict({ state }: { state: CardProof }) {
  const { t } = useTranslation(['verification', 'common']);
  const member = t('common:card.member', { year: '{year}', number: '{number}' });
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
        <bdi data-fill="{name}" />
      </Typography>
      <Typography>
        <Filled text={t('card', { pack: '{pack}', season: '{season}' })} />
      </Typography>
      <Typography data-fill={member} />
      {state === 'later' && (
        <Typography sx={{ fontWeight: 650 }} data-fill={t('from', { day: '{first}' })} />
      )}
      <Typography
        color="textSecondary"
        data-fill={t(state === 'ended' ? 'ended' : 'until', { day: '{last}' })}
      />
      <Typography
        variant="body2"
        color="textSecondary"
        sx={{ marginBlockStart: 2 }}
        data-fill={t('checked', { moment: '{moment}' })}
      />
    </Panel>
  );
}
