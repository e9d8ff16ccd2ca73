import { consentNames, neededConsents } from '@fanclub/contract/registration/consents';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '#api/use-error-text.ts';
import UploadField from '#documents/upload/upload-field.tsx';
import MemberFields from '#member/member-fields.tsx';
import { PageForm } from '../../page/page-form.tsx';
import { Section } from '../../page/section.tsx';
import { useDraft, useWizard } from '../../page/wizard-context.ts';
import { PeopleReview } from '../people/lazy-people.tsx';
import { ConsentField } from '../review/consent-field.tsx';
import { PersonalReview } from '../review/personal-review.tsx';
import { PackageReview } from './package-review.tsx';
import { PaymentReview } from './payment-review.tsx';
import { useSubmit } from './use-submit.ts';

export default function ConfirmStep() {
  const { t } = useTranslation('registration');
  const { application, uploads, lostPassword } = useWizard();
  // If the page was loaded again after a password was typed, for example on the way to the bank's app and back, the
  // form asks for the password again. The field stays on the page while the person fills it in.
  const [asksPassword] = useState(lostPassword && !application.member);
  const { values } = useDraft();
  const { words, parts } = application;
  const ownPart = application.rules.ownPart(values);
  const { ChangesSummary, Consents: Agreements = Consents } = parts;
  const { lacksReceipt, submit, isPending, isWaiting, error } = useSubmit();
  return (
    <PageForm
      lead={words.confirmLead ?? t('confirm.lead')}
      nextLabel={words.submit ?? t('confirm.register')}
      busy={isPending || uploads.receipt.progress !== null}
      outcome={<SubmitOutcome isPending={isPending} isWaiting={isWaiting} error={error} />}
      onValid={submit}
    >
      {ChangesSummary && <ChangesSummary />}
      {ownPart === 'all' && <PersonalReview />}
      {asksPassword && (
        <MemberFields names={['password']} help={{ password: t('password.again') }} />
      )}
      {ownPart !== 'none' && <PackageReview />}
      {values.people.length > 0 && <PeopleReview />}
      <PaymentReview />
      {lacksReceipt && (
        <UploadField
          fileType="receipt"
          upload={uploads.receipt}
          name="receiptUrl"
          label={t('fields.receiptUrl')}
          help={t('payment.receiptHelp')}
        />
      )}
      <Agreements />
    </PageForm>
  );
}

const optionalConsents = consentNames.filter(
  (name) => !neededConsents.some((needed) => needed === name),
);

/** Checkboxes for the consents. The optional ones are folded. */
function Consents() {
  const { t } = useTranslation('registration');
  return (
    <Section title={t('confirm.agreements')}>
      <Box>
        {neededConsents.map((name) => (
          <ConsentField key={name} name={name} />
        ))}
        <Box component="details" sx={{ '& > summary': { cursor: 'pointer', paddingBlock: 1 } }}>
          <summary>{t('confirm.optional')}</summary>
          {optionalConsents.map((name) => (
            <ConsentField key={name} name={name} />
          ))}
        </Box>
      </Box>
    </Section>
  );
}

interface SubmitOutcomeProps {
  isPending: boolean;
  isWaiting: boolean;
  error: unknown;
}

/** The result of the last attempt to send the application. */
function SubmitOutcome({ isPending, isWaiting, error }: SubmitOutcomeProps) {
  const { t } = useTranslation('registration');
  const { member, words } = useWizard().application;
  const errorText = useErrorText();
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (error) box.current?.scrollIntoView({ block: 'center' });
  }, [error]);

  return (
    <Box ref={box} aria-live="assertive">
      {isPending && (
        <Alert severity="info">{t(isWaiting ? 'confirm.waiting' : 'confirm.registering')}</Alert>
      )}
      {Boolean(error) && !isPending && (
        <Alert severity="error">
          <AlertTitle>{words.failedTitle ?? t('confirm.failedTitle')}</AlertTitle>
          {errorText(error, member ? undefined : 'registration_failed')}{' '}
          {words.nothingLost ?? t('confirm.kept')}
        </Alert>
      )}
    </Box>
  );
}
