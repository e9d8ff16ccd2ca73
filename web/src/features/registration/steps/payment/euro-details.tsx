import { type EuroPaymentMethod, euroPaymentMethods } from '@fanclub/contract/members/payment';
import { isolateLtr } from '@fanclub/contract/text/isolate';
import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Amount } from '#ui/amount.tsx';
import { useFormField } from '#ui/form/use-form-field.ts';
import { Ltr } from '#ui/ltr.tsx';
import { visuallyHidden } from '#ui/visually-hidden.ts';
import { ChoiceCards } from '../../page/choice-cards.tsx';
import { useWizard } from '../../page/wizard-context.ts';
import { Detail, DetailsPanel, NoDetails } from './details-panel.tsx';
import { usePayment } from './payment-choice.ts';
import { PaymentReference } from './payment-reference.tsx';

/** The amount in euro and the choice of a payment service, each with a payment link. */
export function EuroDetails() {
  const { t } = useTranslation(['registration', 'member', 'common']);
  const { bill, settings, settingsPending } = useWizard();
  const { chooseService } = usePayment();
  const { value, error } = useFormField<EuroPaymentMethod>('euro_payment_method', false);
  const links = settings.payment_links;
  const hasLinks = settingsPending || Object.values(links).some(Boolean);
  if (!hasLinks) return <NoDetails />;
  return (
    <DetailsPanel>
      <Detail label={t('payment.euroAmount')}>
        {bill.total !== undefined && <Amount value={bill.total} size="large" />}
      </Detail>
      <PaymentReference />
      <ChoiceCards
        name="euro_payment_method"
        label={t('member:fields.euro_payment_method')}
        value={value}
        error={error}
        onChange={chooseService}
        choices={euroPaymentMethods
          .filter((service) => settingsPending || links[service])
          .map((service) => ({
            value: service,
            title: <Ltr>{t(`common:paymentMethods.${service}`)}</Ltr>,
            text: (
              <PayLink
                service={service}
                href={links[service]}
                onOpen={() => chooseService(service)}
              />
            ),
          }))}
      />
    </DetailsPanel>
  );
}

interface PayLinkProps {
  service: EuroPaymentMethod;
  href: string;
  onOpen: () => void;
}

function PayLink({ service, href, onOpen }: PayLinkProps) {
  const { t } = useTranslation(['registration', 'common']);
  return (
    <Button
      {...(href && { href, target: '_blank', rel: 'noopener noreferrer' })}
      size="small"
      variant="outlined"
      color="secondary"
      endIcon={<OpenInNewIcon />}
      onClick={onOpen}
      sx={{ marginBlockStart: 1 }}
    >
      {t('payment.payWith', { service: isolateLtr(t(`common:paymentMethods.${service}`)) })}
      <span style={visuallyHidden}>{` (${t('payment.newTab')})`}</span>
    </Button>
  );
}
