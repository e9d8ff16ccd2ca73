import { readAlerts } from '@fanclub/contract/admin/routes';
import type { ShownAskedAdjustment } from '@fanclub/contract/members/account';
import { formatMoney } from '@fanclub/contract/money/format-money';
import { bookMoney, dropAskedAdjustment } from '@fanclub/contract/money/routes';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { hasCode } from '#api/api-error.ts';
import { useRouteMutation } from '#api/use-route-mutation.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { ErrorAlert } from '#ui/error-alert.tsx';
import { Row } from '#ui/row.tsx';
import { SecondaryButton } from '#ui/secondary-button.tsx';
import { useMoneyAction } from './use-payments.ts';

interface AskedAdjustmentProps {
  memberId: string;
  asked: ShownAskedAdjustment;
}

/**
 * Alert about a waiver or a reduction that waits for a second person. Whoever asked for it can only drop it; another
 * treasurer or owner can agree, too.
 */
export function AskedAdjustment({ memberId: id, asked }: AskedAdjustmentProps) {
  const { t, language } = useTexts('money');
  const action = useMoneyAction(id);
  const changes = { ...action, stale: [...action.stale, [readAlerts.path]] };
  const agreeing = useRouteMutation(bookMoney, changes);
  const dropping = useRouteMutation(dropAskedAdjustment, changes);
  const { what, amount, currency, request_number, season, reason, by, is_yours } = asked;
  const isBusy = agreeing.isPending || dropping.isPending;
  const agree = () =>
    agreeing.mutate({
      params: { id, paymentId: asked.id },
      body: { what, amount, currency, request_number, reason },
    });
  return (
    <Alert severity="info" sx={{ marginBlock: 1 }}>
      <div>
        {t(`asked.${what}`, { by, amount: formatMoney({ amount, currency }, language), season })}
      </div>
      <div>{t('asked.reason', { reason })}</div>
      {is_yours && <div>{t('asked.yours')}</div>}
      <Row sx={{ gap: 1, marginBlock: 1 }}>
        {!is_yours && (
          <Button
            variant="contained"
            size="small"
            loading={agreeing.isPending}
            disabled={isBusy}
            onClick={agree}
          >
            {t('asked.agree')}
          </Button>
        )}
        <SecondaryButton
          size="small"
          loading={dropping.isPending}
          disabled={isBusy}
          onClick={() => dropping.mutate({ params: { id } })}
        >
          {t('asked.drop')}
        </SecondaryButton>
      </Row>
      {hasCode(agreeing.error, 'validation_error') ? (
        <Alert severity="error">{t('asked.tooMuch')}</Alert>
      ) : (
        <ErrorAlert error={agreeing.error ?? dropping.error} fallback="action_failed" />
      )}
    </Alert>
  );
}
