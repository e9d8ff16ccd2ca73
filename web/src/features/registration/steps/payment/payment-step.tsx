import { offers } from '@fanclub/contract/club/offers';
import { askedIn } from '@fanclub/contract/members/field-sets';
import {
  defaultPaymentMethod,
  type PaymentMethod,
  paymentMethodsFor,
} from '@fanclub/contract/members/payment';
import { isProof } from '@fanclub/contract/registration/request-rules';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useEffect } from 'react';
import { useTexts } from '#i18n/use-texts.ts';
import MemberFields from '#member/member-fields.tsx';
import { Dotted } from '#ui/dotted.tsx';
import { useFormField } from '#ui/form/use-form-field.ts';
import { lazyPart } from '#ui/lazily.tsx';
import { AmountDue } from '../../bill/amount-due.tsx';
import { Cart } from '../../page/cart.tsx';
import { ChoiceCards } from '../../page/choice-cards.tsx';
import { PageForm } from '../../page/page-form.tsx';
import { Section } from '../../page/section.tsx';
import { useWizard } from '../../page/wizard-context.ts';
import { EuroDetails } from './euro-details.tsx';
import { PaidSection } from './paid-section.tsx';
import { useEuroMethods, usePayment } from './payment-choice.ts';
import { PromoBox } from './promo-box.tsx';
import { RialDetails } from './rial-details.tsx';

const RestChoice = lazyPart(() => import('./rest-choice.tsx'));

const controls = { payment_method: MethodChoice, euro_payment_method: ServiceChoice };

export default function PaymentStep() {
  const { t, language } = useTexts(['registration', 'common']);
  const { application, goTo, uploads, rialWasDropped } = useWizard();
  const { values, chooseMethod } = usePayment();
  const { payment_method: method } = values;

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the page opens
  useEffect(() => {
    if (!method) chooseMethod(defaultPaymentMethod(language));
  }, []);

  return (
    <PageForm
      lead={t('payment.lead')}
      nextLabel={t('common:actions.next')}
      busy={uploads.receipt.progress !== null}
      onValid={() => goTo('confirm')}
    >
      {rialWasDropped && <Alert severity="info">{t('payment.onlyEuro')}</Alert>}
      <ToPay />
      {/* Promo codes are not accepted in a renewal with people of the family or in a family registration. */}
      {offers('promo') && application.rules.ownPart(values) === 'all' && <PromoBox />}
      {application.debts && application.debts.length > 0 && (
        <RestChoice debts={application.debts} />
      )}
      <Box>
        <MemberFields
          names={askedIn('payment').filter((name) => !isProof(name))}
          controls={controls}
        />
        {method === 'rial' && <RialDetails />}
      </Box>
      <PaidSection />
    </PageForm>
  );
}

/** The choice of the currency where there is one: rial is offered in Persian only, and not by every club. */
function MethodChoice() {
  const { t, language } = useTexts(['registration', 'member', 'common']);
  const { chooseMethod } = usePayment();
  const { value, error } = useFormField<PaymentMethod>('payment_method', false);
  const euroMethods = useEuroMethods().map((method) => t(`common:paymentMethods.${method}`));
  const methods = paymentMethodsFor(language);
  if (methods.length === 1) return null;
  return (
    <Section title={t('member:fields.payment_method')}>
      <ChoiceCards
        name="payment_method"
        labelHidden
        label={t('member:fields.payment_method')}
        value={value}
        error={error}
        onChange={chooseMethod}
        choices={methods.map((method) => ({
          value: method,
          title: t(`common:paymentMethods.${method}`),
          text: method === 'rial' ? t('payment.rialHelp') : <Dotted parts={euroMethods} />,
        }))}
      />
    </Section>
  );
}

function ServiceChoice() {
  const { values } = usePayment();
  return values.payment_method === 'euro' && <EuroDetails />;
}

/**
 * The amount to pay with a list of its parts, which is folded if it has a package only. It is for narrow screens only;
 * wide screens show the costs beside the form.
 */
function ToPay() {
  const { t } = useTexts('registration');
  const { bill, settings } = useWizard();
  const { values } = usePayment();
  const hasCard = [values, ...values.people].some((person) => person.juventus_card);
  if (bill.total === undefined) return null;
  return (
    <Box sx={{ display: { lg: 'none' } }}>
      <Section title={t('cart.toPay')} help={t('cart.perSeason', { season: settings.season })}>
        <AmountDue {...bill.toPay} isLarge />
        <Box
          component="details"
          open={hasCard}
          sx={{ '& > summary': { cursor: 'pointer', paddingBlock: 1 } }}
        >
          <summary>{t('cart.parts')}</summary>
          <Cart />
        </Box>
      </Section>
    </Box>
  );
}
