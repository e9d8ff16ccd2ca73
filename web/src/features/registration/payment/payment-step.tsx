import { defaultPaymentMethod } from '@fanclub/contract/members/payment';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#i18n/use-language.ts';
import { StepForm } from '../wizard/step-form.tsx';
import { useWizard } from '../wizard/wizard-context.ts';
import { CartSection } from './cart-section.tsx';
import { EuroDetails } from './euro-details.tsx';
import { MethodChoice } from './method-choice.tsx';
import { PaidSection } from './paid-section.tsx';
import { PromoBox } from './promo-box.tsx';
import { RialDetails } from './rial-details.tsx';
import { usePayment } from './use-payment.ts';

export function PaymentStep() {
  const { t } = useTranslation(['registration', 'common']);
  const language = useLanguage();
  const { goTo, uploads, rialWasDropped } = useWizard();
  const { values, chooseMethod } = usePayment();
  const { payment_method: method } = values;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, where nothing was chosen before
  useEffect(() => {
    if (!method) chooseMethod(defaultPaymentMethod(language));
  }, []);

  return (
    <StepForm
      title={t('payment.title')}
      lead={t('payment.lead')}
      nextLabel={t('common:actions.next')}
      busy={uploads.receipt.progress !== null}
      onValid={() => goTo('confirm')}
    >
      {rialWasDropped && <Alert severity="info">{t('payment.onlyEuro')}</Alert>}
      <CartSection />
      <PromoBox />
      <Box>
        <MethodChoice />
        {method === 'rial' && <RialDetails />}
        {method === 'euro' && <EuroDetails />}
      </Box>
      <PaidSection />
    </StepForm>
  );
}
