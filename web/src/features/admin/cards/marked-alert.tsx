import type { MarkOutcome } from '@fanclub/contract/cards/admin-routes';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { bareList } from '#ui/bare-list.ts';
import type { Marking } from './use-marking.ts';

/** Returns the key of the reason why the server left a card out. All outcomes except these two are failures. */
const reasonOf = (outcome: MarkOutcome) =>
  outcome === 'gone' || outcome === 'unpaid' ? outcome : 'failed';

/** Shows the result of the last change of state: how many cards changed, and which cards the server left out. */
export function MarkedAlert({ marking }: { marking: Marking }) {
  const { t } = useTranslation('cards');
  const { notice, back, undo, dropNotice, mutation } = marking;
  if (!notice) return null;
  const { state, done, leftOut } = notice;
  return (
    <Box sx={{ display: 'grid', gap: 1, marginBlockStart: 2 }}>
      {done.length > 0 && (
        <Alert
          severity="success"
          onClose={dropNotice}
          {...(back && {
            action: (
              <Button color="inherit" size="small" disabled={mutation.isPending} onClick={undo}>
                {t('undo')}
              </Button>
            ),
          })}
        >
          {t(`done.${state}`, { count: done.length })}
        </Alert>
      )}
      {leftOut.length > 0 && (
        <Alert severity="warning" onClose={dropNotice}>
          <AlertTitle>{t('leftOut.title', { count: leftOut.length })}</AlertTitle>
          <Box component="ul" sx={bareList}>
            {leftOut.map(({ id, outcome, card }) => (
              <li key={id}>
                <bdi>{card?.name_on_card ?? t('leftOut.somebody')}</bdi>
                {' – '}
                {card && outcome === 'conflict'
                  ? t('leftOut.conflict', { state: t(`lists.${card.state}`) })
                  : t(`leftOut.${reasonOf(outcome)}`)}
              </li>
            ))}
          </Box>
        </Alert>
      )}
    </Box>
  );
}
