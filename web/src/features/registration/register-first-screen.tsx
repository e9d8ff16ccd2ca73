import { useTranslation } from 'react-i18next';
import { MembershipLead } from './information/membership-lead.tsx';
import { PageHeading } from './wizard/page-heading.tsx';
import { firstPage } from './wizard/pages.ts';
import { WizardColumns, WizardLayout } from './wizard/wizard-layout.tsx';

/** What is read first of the registration while its code is on the way; the form comes in under it. */
export function RegisterFirstScreen() {
  const { t } = useTranslation('registration');
  return (
    <WizardLayout page={firstPage}>
      <WizardColumns>
        <PageHeading page={firstPage} lead={<MembershipLead />} />
        <noscript>{t('needsScript')}</noscript>
      </WizardColumns>
    </WizardLayout>
  );
}
