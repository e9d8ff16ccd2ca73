import type { RouteResponse } from '@fanclub/contract/http/route';
import { partsOf } from '@fanclub/contract/money/amounts';
import { previewAskAll } from '@fanclub/contract/money/ask-all-routes';
import { formatParts } from '@fanclub/contract/money/format-money';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { routeQuery } from '#api/route-query.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { randomId } from '#store/random-id.ts';
import { ErrorAlert } from '#ui/error-alert.tsx';
import { SecondaryButton } from '#ui/secondary-button.tsx';
import { TitledDialog } from '#ui/titled-dialog.tsx';
import { type DebtFilter, debtQuery, useAskAll } from './use-payments.ts';

type Preview = RouteResponse<typeof previewAskAll>;

/** Button that asks all members of the list to pay. A dialog first says how many they are, and who is left out. */
export function AskAll({ filter }: { filter: DebtFilter }) {
  const { t } = useTexts('money');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <SecondaryButton size="small" onClick={() => setOpen(true)}>
        {t('askAll.open')}
      </SecondaryButton>
      {isOpen && <AskAllDialog filter={filter} onClose={() => setOpen(false)} />}
    </>
  );
}

function AskAllDialog({ filter, onClose }: { filter: DebtFilter; onClose: () => void }) {
  const { t } = useTexts(['money', 'common']);
  // One id for the dialog, so that a press after a failed call continues and asks nobody twice.
  const [id] = useState(() => randomId());
  const preview = useQuery({
    ...routeQuery(previewAskAll, { query: debtQuery(filter) }),
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  const { asked, ...asking } = useAskAll(filter);
  const toAsk = preview.data?.to_ask ?? 0;
  const isBegun = asking.isPending || asking.isSuccess;
  return (
    <TitledDialog
      title={t('askAll.open')}
      maxWidth="sm"
      scroll="body"
      onClose={onClose}
      actions={
        <>
          <Button color="secondary" onClick={onClose}>
            {t(isBegun ? 'common:actions.close' : 'common:actions.cancel')}
          </Button>
          {toAsk > 0 && !asking.isSuccess && (
            <Button
              variant="contained"
              loading={asking.isPending}
              onClick={() => asking.mutate(id)}
            >
              {t('askAll.submit', { count: toAsk })}
            </Button>
          )}
        </>
      }
    >
      <div role="status">
        {preview.isPending && <Typography>{t('askAll.counting')}</Typography>}
        {asking.isPending && <Typography>{t('askAll.running', { asked, all: toAsk })}</Typography>}
        {asking.isSuccess && <Typography>{t('askAll.done', { count: asked })}</Typography>}
      </div>
      {preview.data && !isBegun && <Shown {...preview.data} />}
      <ErrorAlert error={preview.error ?? asking.error} sx={{ marginBlockStart: 2 }} />
    </TitledDialog>
  );
}

/** Says how many members are asked for which amount, and lists who is left out, by reason. */
function Shown({ to_ask, owed, left_out }: Preview) {
  const { t, language } = useTexts('money');
  const amount = formatParts(partsOf(owed), language);
  return (
    <>
      <Typography>
        {to_ask > 0 ? t('askAll.who', { count: to_ask, amount }) : t('askAll.nobody')}
      </Typography>
      {left_out.length > 0 && (
        <>
          <Typography variant="h4" component="h3" sx={{ marginBlockStart: 3 }}>
            {t('askAll.leftOut')}
          </Typography>
          <Box component="ul" sx={{ paddingInlineStart: 2.5, marginBlock: 1 }}>
            {left_out.map(({ reason, count, users }) => (
              <Box component="li" key={reason} sx={{ paddingBlock: 0.5 }}>
                {t(`askAll.reasons.${reason}`, { count })}
                <Typography variant="note" component="div">
                  {users.map(({ id, name }, i) => (
                    <span key={id}>
                      {i > 0 && t('askAll.between')}
                      <bdi>{name}</bdi>
                    </span>
                  ))}
                  {count > users.length && ` ${t('askAll.more', { count: count - users.length })}`}
                </Typography>
              </Box>
            ))}
          </Box>
        </>
      )}
    </>
  );
}
