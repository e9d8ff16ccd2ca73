import { askedIn } from '@fanclub/contract/members/field-sets';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useFormikContext } from 'formik';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RegistrationDraft } from '../draft/registration-draft.ts';
import { AlsoRegister } from '../family/also-register.tsx';
import { useSendingPeople } from '../family/use-sending-people.ts';
import { LinkedPromoNotice } from '../promo/linked-promo-notice.tsx';
import { allowedPage } from '../validation/validate-draft.ts';
import { PageForm } from '../wizard/page-form.tsx';
import { firstPage } from '../wizard/pages.ts';
import { useWizard } from '../wizard/wizard-context.ts';
import { ClubCardField } from './club-card-field.tsx';
import { MembershipLead } from './membership-lead.tsx';
import { PackageCards } from './package-cards.tsx';

const controls = { pack_type: PackageCards, juventus_card: ClubCardField };

/** What one buys comes first: package and card decide what else is asked. */
export function MembershipPage() {
  const { goTo } = useWizard();
  return <MembershipForm lead={<MembershipLead />} onValid={() => goTo('personal')} />;
}

interface MembershipFormProps {
  lead: ReactNode;
  onValid: () => void;
  /** Below package and card. */
  children?: ReactNode;
}

/** Package and card, below what is to be known of the form. */
export function MembershipForm({ lead, onValid, children }: MembershipFormProps) {
  const { t } = useTranslation(['registration', 'common']);
  const { values } = useFormikContext<RegistrationDraft>();
  const { application, uploads, linkedPromo } = useWizard();
  const sending = useSendingPeople();
  return (
    <PageForm
      lead={lead}
      nextLabel={t('common:actions.next')}
      busy={(values.juventus_card && uploads.passport.progress !== null) || sending.isSending}
      onValid={onValid}
    >
      <FirstNotices />
      {linkedPromo && <LinkedPromoNotice linked={linkedPromo} />}
      <OwnChoice />
      {application.mostPeople > 0 && <AlsoRegister sending={sending} />}
      {children}
    </PageForm>
  );
}

/** What is bought for whoever fills in the form. */
export function OwnChoice() {
  return askedIn('membership').map((name) => {
    const Control = controls[name as keyof typeof controls];
    return <Control key={name} />;
  });
}

/** What is to be known before anything is filled in. */
export function FirstNotices() {
  const { t } = useTranslation('registration');
  const { application, settings, restored } = useWizard();
  return (
    <>
      {settings.deadline_passed && (
        <Alert severity="info">{application.words.late ?? t('late')}</Alert>
      )}
      {restored && <ResumeNotice />}
    </>
  );
}

/** Says that the form was kept, and leads on to where it was left. */
function ResumeNotice() {
  const { t } = useTranslation('registration');
  const { values } = useFormikContext<RegistrationDraft>();
  const { application, goTo } = useWizard();
  const [target] = useState(() => allowedPage('confirm', values, application.rules));
  return (
    <Alert severity="info">
      {t('resume.text')}
      {target !== firstPage && (
        <Button
          size="small"
          color="secondary"
          variant="outlined"
          onClick={() => goTo(target)}
          sx={{ display: 'block', marginBlockStart: 1 }}
        >
          {t('resume.goOn')}
        </Button>
      )}
    </Alert>
  );
}
