import { useFormikContext } from 'formik';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { TextSkeleton } from '#ui/skeletons.tsx';
import { PersonalReview } from '../confirm/personal-review.tsx';
import type { RegistrationDraft } from '../draft/registration-draft.ts';
import { later } from '../family/later-parts.ts';
import { MembershipForm } from '../information/membership-page.tsx';
import { allowedPage } from '../validation/validate-draft.ts';
import { useWizard } from '../wizard/wizard-context.ts';
import { whoRenews } from './who-renews.ts';

const FamilyFirstPage = later(
  async () => (await import('./family-first-page.tsx')).FamilyFirstPage,
);

/** Package and card, and the own data as they are known: who finds them right goes on to the payment. */
export function FirstPage() {
  const { t } = useTranslation('renewal');
  const { values } = useFormikContext<RegistrationDraft>();
  const { application, settings, goTo } = useWizard();
  const { member, rules } = application;
  if (member && whoRenews(member, settings.season).family.length > 0) {
    return (
      <Suspense fallback={<TextSkeleton lines={6} />}>
        <FamilyFirstPage member={member} />
      </Suspense>
    );
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
