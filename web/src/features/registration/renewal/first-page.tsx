import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import type { RegistrationDraft } from '../draft/registration-draft.ts';
import { allowedPage } from '../draft/validate-draft.ts';
import { useWizard } from '../page/wizard-context.ts';
import { MembershipForm } from '../steps/information/membership-page.tsx';
import { lazyFamilyPart } from '../steps/people/lazy-people.tsx';
import { PersonalReview } from '../steps/review/personal-review.tsx';
import { whoRenews } from './who-renews.ts';

const FamilyFirstPage = lazyFamilyPart(
  async () => (await import('./family-first-page.tsx')).FamilyFirstPage,
);

/**
 * The first page of a renewal. It shows package, card and the member's stored data, or `FamilyFirstPage` if
 * people of the family can renew. It leads to the payment page, or to the first page before the payment page
 * that has errors.
 */
export function FirstPage() {
  const { t } = useTranslation('renewal');
  const { values } = useFormikContext<RegistrationDraft>();
  const { application, settings, goTo } = useWizard();
  const { member, rules } = application;
  if (member && whoRenews(member, settings.season).family.length > 0) {
    return <FamilyFirstPage member={member} />;
  }
  return (
    <MembershipForm
      lead={t('membership.lead')}
      onValid={() => goTo(allowedPage('payment', values, rules))}
    >
      <PersonalReview />
    </MembershipForm>
  );
}
