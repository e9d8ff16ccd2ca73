import { useTranslation } from 'react-i18next';
import { Section } from '../wizard/section.tsx';
import { ClubCardField } from './club-card-field.tsx';
import { PackageCards } from './package-cards.tsx';

export function MembershipSection() {
  const { t } = useTranslation('registration');
  return (
    <Section title={t('information.membership')}>
      <PackageCards />
      <ClubCardField />
    </Section>
  );
}
