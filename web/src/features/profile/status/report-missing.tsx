import { ownCards, reportCard } from '@fanclub/contract/cards/routes';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteMutation } from '#api/use-route-mutation.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { SecondaryButton } from '#ui/secondary-button.tsx';

/**
 * The button that reports to the club that a posted card did not arrive. It asks for confirmation, because a
 * card can be reported only once.
 */
export function ReportMissing({ cardId }: { cardId: string }) {
  const { t } = useTranslation('profile');
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending, error, reset } = useRouteMutation(reportCard, {
    stale: [[ownCards.path]],
  });
  const close = () => setAsking(false);
  return (
    <>
      <SecondaryButton onClick={() => setAsking(true)} sx={{ marginBlockStart: 2 }}>
        {t('clubCard.report')}
      </SecondaryButton>
      <ConfirmDialog
        open={isAsking}
        title={t('clubCard.reportTitle')}
        confirmLabel={t('clubCard.reportSubmit')}
        mutation={{ isPending, error, reset }}
        fallback="action_failed"
        onConfirm={() => mutate({ params: { cardId }, body: {} }, { onSuccess: close })}
        onCancel={close}
      >
        <Typography>{t('clubCard.reportText')}</Typography>
      </ConfirmDialog>
    </>
  );
}
