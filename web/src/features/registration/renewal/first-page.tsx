import { isOffered, oldestFor } from '@fanclub/contract/pricing/packages';
import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import { usePackName } from '#i18n/use-pack-name.ts';
import type { PersonDraft } from '../draft/person-draft.ts';
import { allowedPage } from '../draft/validate-draft.ts';
import { useDraft, useWizard } from '../page/wizard-context.ts';
import { MembershipForm } from '../steps/information/membership-page.tsx';
import { lazyFamilyPart } from '../steps/people/lazy-people.tsx';
import { PersonalReview } from '../steps/review/personal-review.tsx';
import { packageOfBefore } from './renewing-person.ts';
import { whoRenews } from './who-renews.ts';

/** Alert that the previous package is gone, or a child has become too old for it, so that another one is needed. */
export function AboutPerson({ person }: { person: PersonDraft }) {
  const { t } = useTranslation(['renewal', 'common']);
  const packName = usePackName();
  const { member } = useWizard().application;
  const before = member?.family.find(({ id }) => id === person.key);
  if (!before || packageOfBefore(before)) return null;
  const { pack_type: pack } = before.membership ?? before;
  const text = isOffered(pack) ? 'who.grown' : 'who.gone';
  return <Alert severity="info">{t(text, { pack: packName(pack), age: oldestFor(pack) })}</Alert>;
}

/** Alert that the member's own package of before is gone. */
export function AboutOwn() {
  const { t } = useTranslation('renewal');
  const packName = usePackName();
  const { pack_type: pack } = useDraft().values;
  if (!pack || isOffered(pack)) return null;
  return <Alert severity="info">{t('who.ownGone', { pack: packName(pack) })}</Alert>;
}

const FamilyFirstPage = lazyFamilyPart(() => import('./family-first-page.tsx'));

/**
 * The first page of a renewal. It shows package, card and the member's stored data, or `FamilyFirstPage` if
 * people of the family can renew. It leads to the payment page, or to the first page before the payment page
 * that has errors.
 */
export function FirstPage() {
  const { t } = useTranslation('renewal');
  const { values } = useDraft();
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
