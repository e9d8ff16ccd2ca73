import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import type { RegistrationDraft } from '../draft/registration-draft.ts';
import { StepForm } from '../wizard/step-form.tsx';
import { useWizard } from '../wizard/wizard-context.ts';
import { ContactSection } from './contact-section.tsx';
import { MembershipSection } from './membership-section.tsx';
import { PersonalSection } from './personal-section.tsx';
import { ResidenceSection } from './residence-section.tsx';
import { ResumeNotice } from './resume-notice.tsx';

export function InformationStep() {
  const { t } = useTranslation(['registration', 'common']);
  const { values } = useFormikContext<RegistrationDraft>();
  const { goTo, settings, uploads, restored } = useWizard();
  return (
    <StepForm
      title={t('information.title')}
      lead={
        <>
          {t('information.lead')} {t('information.haveAccount')}{' '}
          <Link component={RouterLink} to={paths.login.build()}>
            {t('information.login')}
          </Link>
        </>
      }
      nextLabel={t('common:actions.next')}
      busy={values.juventus_card && uploads.passport.progress !== null}
      onValid={() => goTo('payment')}
    >
      {settings.deadline_passed && <Alert severity="info">{t('late')}</Alert>}
      {restored && <ResumeNotice />}
      <PersonalSection />
      <ResidenceSection />
      <ContactSection />
      <MembershipSection />
    </StepForm>
  );
}
