import { askedIn } from '@fanclub/contract/members/field-sets';
import { newPasswordMinLength } from '@fanclub/contract/members/password-rules';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MemberFields } from '#member/member-fields.tsx';
import type { RegistrationDraft } from '../draft/registration-draft.ts';
import { allowedStep } from '../validation/validate-draft.ts';
import { Section } from '../wizard/section.tsx';
import { StepForm } from '../wizard/step-form.tsx';
import { useWizard } from '../wizard/wizard-context.ts';
import { ChosenPack } from './chosen-pack.tsx';
import { ClubCardField } from './club-card-field.tsx';
import { InformationLead } from './information-lead.tsx';
import { PackageCards } from './package-cards.tsx';

const controls = { pack_type: PackageCards, juventus_card: ClubCardField };

export function InformationStep() {
  const { t } = useTranslation(['registration', 'member', 'common']);
  const { values } = useFormikContext<RegistrationDraft>();
  const { goTo, settings, uploads, restored, lostPassword } = useWizard();
  const passwordHelp = lostPassword
    ? t('password.again')
    : t('password.help', { min: newPasswordMinLength });
  return (
    <StepForm
      title={t('information.title')}
      lead={<InformationLead />}
      nextLabel={t('common:actions.next')}
      busy={values.juventus_card && uploads.passport.progress !== null}
      onValid={() => goTo('payment')}
    >
      {settings.deadline_passed && <Alert severity="info">{t('late')}</Alert>}
      <ChosenPack />
      {restored && <ResumeNotice />}
      <Section columns title={t('information.personal')} help={t('member:help.latin')}>
        <MemberFields names={askedIn('personal')} />
      </Section>
      <Section columns title={t('information.residence')}>
        <MemberFields names={askedIn('residence')} />
      </Section>
      <Section columns title={t('information.contact')}>
        <MemberFields names={askedIn('contact')} help={{ password: passwordHelp }} />
      </Section>
      <Section title={t('information.membership')}>
        <MemberFields names={askedIn('membership')} controls={controls} />
      </Section>
    </StepForm>
  );
}

/** Says that the form was kept, and leads on to where it was left. */
function ResumeNotice() {
  const { t } = useTranslation('registration');
  const { values } = useFormikContext<RegistrationDraft>();
  const { goTo } = useWizard();
  const [target] = useState(() => allowedStep('confirm', values));
  return (
    <Alert
      severity="info"
      action={
        target !== 'information' && (
          <Button size="small" color="secondary" onClick={() => goTo(target)}>
            {t(`resume.${target as 'payment' | 'confirm'}`)}
          </Button>
        )
      }
    >
      {t('resume.text')}
    </Alert>
  );
}
