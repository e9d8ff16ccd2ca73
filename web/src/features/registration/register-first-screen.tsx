import { useTranslation } from 'react-i18next';
import { firstPage } from './draft/pages.ts';
import { PageHeading } from './page/page-heading.tsx';
import { MembershipLead } from './steps/information/membership-lead.tsx';
import { WizardColumns, WizardLayout } from './wizard/wizard-layout.tsx';

/** The first text of the registration, shown while its code loads; the form then appears below it. */
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
