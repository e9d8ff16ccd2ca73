import { useTranslation } from 'react-i18next';
import { InformationLead } from './information/information-lead.tsx';
import { StepHeading } from './wizard/step-heading.tsx';
import { WizardColumns, WizardLayout } from './wizard/wizard-layout.tsx';

/** What is read first of the registration while its code is on the way; the form comes in under it. */
export function RegisterFirstScreen() {
  const { t } = useTranslation('registration');
  return (
    <WizardLayout step="information">
      <WizardColumns>
        <StepHeading title={t('information.title')} lead={<InformationLead />} />
        <noscript>{t('needsScript')}</noscript>
      </WizardColumns>
    </WizardLayout>
  );
}
