import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { PersonalReview } from '../confirm/personal-review.tsx';
import type { RegistrationDraft } from '../draft/registration-draft.ts';
import { MembershipForm } from '../information/membership-page.tsx';
import { allowedPage } from '../validation/validate-draft.ts';
import { useWizard } from '../wizard/wizard-context.ts';

/** Package and card, and the own data as they are known: who finds them right goes on to the payment. */
export function FirstPage() {
  const { t } = useTranslation('renewal');
  const { values } = useFormikContext<RegistrationDraft>();
  const { application, goTo } = useWizard();
  return (
    <MembershipForm
      lead={t('membership.lead')}
      onValid={() => goTo(allowedPage('payment', values, application.rules))}
    >
      <PersonalReview />
    </MembershipForm>
  );
}
