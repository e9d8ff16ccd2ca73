import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '#api/use-error-text.ts';
import { useFormat } from '#i18n/use-format.ts';
import {
  CardToPayInto,
  Detail,
  DetailsPanel,
  NoDetails,
  PaymentReference,
} from '#member/payment-details.tsx';
import { Amount } from '#ui/amount.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { InToman } from '../../bill/amount-due.tsx';
import { useDraft, useWizard } from '../../page/wizard-context.ts';
import { usePayment } from './payment-choice.ts';
import { useRateHold } from './use-rate-hold.ts';

/** The amount to pay in rial, and the number and owner of the card to which it is transferred. */
export function RialDetails() {
  const { settings, settingsPending } = useWizard();
  const { request_number: number } = usePayment().values;
  if (!settings.card_number && !settingsPending) return <NoDetails />;
  return (
    <DetailsPanel>
      <RialAmount />
      <CardToPayInto settings={settings} />
      <PaymentReference number={number} />
    </DetailsPanel>
  );
}

/** The amount in rial. Messages say that the exchange rate is loading, old or not available. */
function RialAmount() {
  const { t } = useTranslation(['registration', 'common']);
  const errorText = useErrorText();
  const { bill } = useWizard();
  const { exchange } = bill;
  const { rial } = bill.toPay;

  if (rial === null && exchange.isError) {
    return (
      <Alert
        severity="error"
        action={
          <Button
            size="small"
            color="secondary"
            loading={exchange.isFetching}
            onClick={() => exchange.refetch()}
          >
            {t('common:actions.retry')}
          </Button>
        }
      >
        {errorText(exchange.error, 'exchange_rate_unavailable')}
      </Alert>
    );
  }
  return (
    <Detail
      label={t('payment.rialAmount')}
      note={
        <>
          {rial !== null && (
            <Typography component="div" sx={{ fontWeight: 650, marginBlockEnd: 0.5 }}>
              <InToman rial={rial} />
            </Typography>
          )}
          <RateNote />
        </>
      }
      action={rial !== null && <CopyButton text={String(rial)} label={t('payment.rialAmount')} />}
    >
      {rial === null ? (
        <Skeleton variant="text" sx={{ inlineSize: 200, fontSize: '1.75rem', lineHeight: 1.3 }} />
      ) : (
        <Amount value={rial} currency="rial" size="large" />
      )}
    </Detail>
  );
}

function RateNote() {
  const { t } = useTranslation('registration');
  const { date, time } = useFormat();
  const { values } = useDraft();
  const { exchange, rate, total } = useWizard().bill;
  const { wasRenewed } = useRateHold();
  const { data } = exchange;
  const { rate_held: held } = values;
  if (values.shown?.rate) {
    return t(values.shown.total === total ? 'payment.rateKept' : 'payment.onlyRateKept');
  }
  if (!data || rate === null) return t('payment.rateLoading');
  return (
    <>
      {t('payment.rate', { rate, day: date(data.fetched_at), time: time(data.fetched_at) })}
      {held && <div>{t('payment.rateHolds', { time: time(held.until) })}</div>}
      {wasRenewed && (
        <Alert severity="info" sx={{ marginBlockStart: 1 }}>
          {t('payment.rateRenewed')}
        </Alert>
      )}
      {data.stale && (
        <Alert severity="warning" sx={{ marginBlockStart: 1 }}>
          {t('payment.rateStale')}
        </Alert>
      )}
    </>
  );
}
