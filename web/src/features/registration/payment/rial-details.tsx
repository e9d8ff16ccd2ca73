import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '#ui/copy-button.tsx';
import { Ltr } from '#ui/ltr.tsx';
import { useWizard } from '../wizard/wizard-context.ts';
import { groupCardNumber } from './card-number.ts';
import { Detail, DetailsPanel } from './details-panel.tsx';
import { NoDetails } from './no-details.tsx';
import { RialAmount } from './rial-amount.tsx';

/** What to deposit, to which card, in whose name. */
export function RialDetails() {
  const { t } = useTranslation('registration');
  const { settings, settingsPending } = useWizard();
  const cardNumber = groupCardNumber(settings.card_number);
  if (!cardNumber && !settingsPending) {
    return (
      <Alert severity="warning">
        <NoDetails />
      </Alert>
    );
  }
  return (
    <DetailsPanel>
      <RialAmount />
      <Detail
        label={t('payment.cardNumber')}
        action={
          <CopyButton text={cardNumber.replaceAll(' ', '')} label={t('payment.cardNumber')} />
        }
      >
        <Typography
          component="span"
          sx={{
            fontSize: { xs: '1.25rem', sm: '1.5rem' },
            fontWeight: 750,
            minBlockSize: '1.75em',
          }}
        >
          <Ltr>{cardNumber}</Ltr>
        </Typography>
      </Detail>
      <Detail label={t('payment.cardHolder')}>
        <Typography component="span" sx={{ fontWeight: 650, minBlockSize: '1.75em' }}>
          <bdi>{settings.card_holder}</bdi>
        </Typography>
      </Detail>
    </DetailsPanel>
  );
}
